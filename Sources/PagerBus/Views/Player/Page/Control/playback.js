// Virtual time that runs as fast as somebody wants to look at it.

class Playback {
  constructor(actions) {
    this.actions = actions;
    this.speed = 1;
    this.isPlaying = false;
    this.time = 0;
  }

  toggle() { if (this.isPlaying) this.pause(); else this.play(); }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.last = null;
    this.actions.changed();
    this.schedule();
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.actions.changed();
  }

  schedule() {
    requestAnimationFrame((now) => {
      if (!this.isPlaying) return;
      // A page that was hidden goes on where it was.
      const passed = this.last === null ? 0 : Math.min(now - this.last, 250);
      this.last = now;
      this.time += passed * 1e6 * this.speed;
      if (this.actions.advance(this.time)) this.schedule(); else this.pause();
    });
  }
}
Playback.speeds = [0.1, 0.25, 1, 4];
