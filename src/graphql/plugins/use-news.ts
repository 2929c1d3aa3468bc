import { getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Feeds } from '../../runs/feeds.ts'
import type { Context } from '../context.ts'

const isContext = (value: unknown): value is Pick<Context, 'viewer'> =>
  typeof value === 'object' && value !== null && 'viewer' in value

/** Whatever a mutation has changed, the other devices of its user look at once. */
export const useNews = (feeds: Feeds): Plugin => ({
  onExecute({ args }) {
    if (getOperationAST(args.document, args.operationName)?.operation !== 'mutation') return
    return {
      onExecuteDone() {
        // Who was nobody before may be a guest by now.
        if (isContext(args.contextValue) && args.contextValue.viewer !== null)
          feeds.told(args.contextValue.viewer.userId)
      },
    }
  },
})
