/** A short vibration, where the device can. */
export function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(60);
}
