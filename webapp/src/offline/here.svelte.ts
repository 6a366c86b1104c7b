/** How it stands with this browser: is the engine there, is anything kept, can the page be installed, is there a newer one. */

/** Chromium's offer to install; other browsers have a menu for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Here {
  state = $state<'loading' | 'ready' | 'failed'>('loading');
  /** From 0 to 1: first everything is fetched, then the engine starts. */
  progress = $state(0);
  /** Something could not be kept, or nothing can. */
  unkept = $state(false);
  keeps = $state(true);
  newer = $state(false);
  installable = $state.raw<InstallEvent | null>(null);
  reason = $state('');
  /** The share of the way that is fetching; nothing is fetched when everything is here. */
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

export const here = new Here();
/** Whether the page already stands on the home screen. */
export const installed = () => matchMedia('(display-mode: standalone)').matches || 'standalone' in navigator && navigator.standalone === true;
