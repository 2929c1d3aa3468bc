import type { World } from '../../src/graphql/context.ts'

const nowhere = () => Promise.reject(new Error('nobody is told anything here'))

/** A world without anybody to be told outside of what they look at. */
export const noReceivers: Pick<World, 'attention' | 'webhooks' | 'pushKey' | 'outward'> = {
  attention: { look: () => () => {}, stop: async () => {} },
  webhooks: { create: nowhere, update: nowhere, rotateSecret: nowhere, test: nowhere },
  pushKey: null,
  outward: { refuses: () => true },
}
