import com.lmax.disruptor.EventHandler;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.YieldingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;
import java.util.concurrent.CountDownLatch;

/** Publishers and subscribers on one ring, each subscriber checking the order. */
public final class DisruptorPeer {
  static final class Tick {
    int number;
    int publisher;
    double first = 1;
    double second = 2;
    double third = 3;
  }

  public static void main(String[] words) throws InterruptedException {
    int publishers = Integer.parseInt(words[0]);
    int subscribers = Integer.parseInt(words[1]);
    int events = Integer.parseInt(words[2]);
    // The first runs are compiled while they run; only the last one counts.
    for (int round = 0; round < 4; round++) work(publishers, subscribers, events);
    System.out.println(work(publishers, subscribers, events));
  }

  @SuppressWarnings("unchecked")
  private static double work(int publishers, int subscribers, int events)
      throws InterruptedException {
    long begun = System.nanoTime();
    Disruptor<Tick> disruptor =
        new Disruptor<>(
            Tick::new, 1024, DaemonThreadFactory.INSTANCE,
            publishers == 1 ? ProducerType.SINGLE : ProducerType.MULTI,
            new YieldingWaitStrategy());
    CountDownLatch done = new CountDownLatch(subscribers);
    for (int index = 0; index < subscribers; index++) {
      int[] next = new int[publishers];
      int[] count = {0};
      EventHandler<Tick> handler = (tick, sequence, isLast) -> {
        if (next[tick.publisher]++ != tick.number) throw new IllegalStateException("out of order");
        if (++count[0] == publishers * events) done.countDown();
      };
      disruptor.handleEventsWith(handler);
    }
    RingBuffer<Tick> ring = disruptor.start();
    for (int publisher = 0; publisher < publishers; publisher++) {
      int own = publisher;
      DaemonThreadFactory.INSTANCE
          .newThread(
              () -> {
                for (int number = 0; number < events; number++) {
                  long sequence = ring.next();
                  Tick tick = ring.get(sequence);
                  tick.number = number;
                  tick.publisher = own;
                  ring.publish(sequence);
                }
              })
          .start();
    }
    done.await();
    disruptor.shutdown();
    return (System.nanoTime() - begun) / 1e9;
  }
}
