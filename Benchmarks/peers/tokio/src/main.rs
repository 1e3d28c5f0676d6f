//! Publishers and subscribers on one broadcast channel, each subscriber checking the order.

use std::time::Instant;
use tokio::sync::broadcast;

#[derive(Clone)]
#[allow(dead_code)]
struct Tick {
    number: usize,
    publisher: usize,
    payload: [f64; 3],
}

fn main() {
    let numbers: Vec<usize> = std::env::args().skip(1).map(|word| word.parse().unwrap()).collect();
    let (publishers, subscribers, events) = (numbers[0], numbers[1], numbers[2]);
    let runtime = tokio::runtime::Builder::new_multi_thread().build().unwrap();
    let seconds = runtime.block_on(work(publishers, subscribers, events));
    println!("{seconds}");
}

/// A broadcast channel never waits for its readers, so it gets room for everything.
async fn work(publishers: usize, subscribers: usize, events: usize) -> f64 {
    let begun = Instant::now();
    let (sender, first) = broadcast::channel::<Tick>((publishers * events).next_power_of_two());
    let mut readers = Vec::new();
    for _ in 0..subscribers {
        let mut receiver = sender.subscribe();
        readers.push(tokio::spawn(async move {
            let mut next = vec![0; publishers];
            for _ in 0..publishers * events {
                let tick = receiver.recv().await.unwrap();
                assert_eq!(next[tick.publisher], tick.number);
                next[tick.publisher] += 1;
            }
        }));
    }
    drop(first);
    for publisher in 0..publishers {
        let sender = sender.clone();
        tokio::spawn(async move {
            for number in 0..events {
                let _ = sender.send(Tick { number, publisher, payload: [1.0, 2.0, 3.0] });
            }
        });
    }
    for reader in readers {
        reader.await.unwrap();
    }
    begun.elapsed().as_secs_f64()
}
