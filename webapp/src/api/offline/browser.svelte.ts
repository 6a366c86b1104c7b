/** The state of this browser: engine loaded, data stored, page installable, newer page available. */

/** Chromium's offer to install; other browsers have a menu for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class BrowserState {
  state = $state<'loading' | 'ready' | 'failed'>('loading');
  /** Progress from 0 to 1: files are fetched, then the engine starts. */
  progress = $state(0);
  /** Something could not be stored, or nothing can be. */
  unkept = $state(false);
  keeps = $state(true);
  newer = $state(false);
  installable = $state.raw<InstallEvent | null>(null);
  reason = $state('');
  /** The share of the progress that is fetching; 0 if all files are stored. */
  fetching = $state(0);

  fetched(share: number): void {
    this.fetching = 0.8;
    this.progress = share * this.fetching;
  }

  starting(share: number): void {
    this.progress = this.fetching + share * (1 - this.fetching);
  }

  ready(keeps: boolean): void {
    this.state = 'ready';
    this.progress = 1;
    this.keeps = keeps;
  }

  failed(reason: string): void {
    this.state = 'failed';
    this.reason = reason;
  }

  watchInstall(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.installable = event as InstallEvent;
    });
    addEventListener('appinstalled', () => (this.installable = null));
  }

  async install(): Promise<void> {
    await this.installable?.prompt();
    this.installable = null;
  }
}

export const browserState = new BrowserState();
/** Whether the page is installed on the home screen. */
export const installed = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
