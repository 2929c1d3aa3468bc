import type { Env } from '../config/env.ts'

/** What somebody wants to know who has started the product on a terminal: where to look next. */
export const welcome = (
  endpoint: string,
  { GRAPHIQL, NODE_ENV }: Pick<Env, 'GRAPHIQL' | 'NODE_ENV'>,
): string => {
  const { origin } = new URL(endpoint)
  const isExplorable = GRAPHIQL ?? NODE_ENV !== 'production'
  const places = [
    ['dashboard', `${origin}/`],
    [isExplorable ? 'API, GraphiQL' : 'API', endpoint],
    ['documentation', 'README.md, docs/clients.md'],
  ]
  return `\n${places.map(([name = '', place]) => `  ${name.padEnd(15)}${place}\n`).join('')}\n  Ctrl-C ends it.\n\n`
}
