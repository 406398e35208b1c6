import type { Sandbox } from '../platform/context.ts';

/** Shares with their prices, and the companies behind them. */
export async function seedCatalogue(_sandbox: Sandbox): Promise<void> {}
