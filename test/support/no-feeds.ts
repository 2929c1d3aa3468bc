import type { FeedReader } from '../../src/runs/hub.ts'

/** Nobody is told anything. */
export const noFeeds: FeedReader = { read: async () => [], tails: async () => new Map() }
