/** What the tokens are worth now: the engine's own rule is asked, the page adds nothing up. */
import { app } from '../../app.svelte';
import type { Position } from '../../contract';
import { redRising, type Who } from './pieces';

export async function tokenLaurels(position: Position, who: Who): Promise<number | null> {
  const table = redRising(position);
  const { fleet, helium, influence } = table[who];
  const other_influence = table[who === 'human' ? 'automus' : 'human'].influence;
  const args = { fleet, helium, influence, other_influence, sovereign: table.sovereign === who };
  try {
    const reply = await app.client.send('decide', { game: 'red-rising', rule: 'token-laurels', position, args });
    return reply.choice as number;
  } catch {
    return null;
  }
}
