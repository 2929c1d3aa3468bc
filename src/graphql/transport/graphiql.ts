import type { renderGraphiQL as renderPage } from '@graphql-yoga/render-graphiql'

/**
 * GraphiQL 5 lays its tabs out twice before the first one is touched, and the animation between the two never ends: each tab
 * keeps a `translateX` of some hundred pixels, which its own style hides until the tab has the focus. A first click then
 * presses one thing and lets go of another. So tabs stand where they are laid out, also while they are dragged (they still
 * change places); and they are numbered as the examples are.
 */
const TABS = `
.graphiql-container .graphiql-tab { transform: none !important; }
.graphiql-container .graphiql-tabs { counter-reset: tab; }
.graphiql-container .graphiql-tab-button { counter-increment: tab; }
.graphiql-container .graphiql-tab-button::before { content: counter(tab) '\\00a0'; opacity: 0.6; }
`

/**
 * Of the tabs that it is given, GraphiQL 5 shows the first one's query at once, and its variables only after another tab was
 * looked at. It takes them from where it keeps those of an earlier visit.
 */
const withVariables = (variables: string) => `
if (localStorage.getItem('graphiql:tabState') === null && !new URL(location.href).searchParams.has('query'))
  localStorage.setItem('graphiql:variables', ${JSON.stringify(variables).replaceAll('<', String.raw`\u003c`)})
`

/**
 * Its page brings its scripts along: exploring works without a network, and nobody else's server sees the tokens. They are nine
 * megabytes, read when somebody first opens the page.
 */
export const renderGraphiQL = async (options: Parameters<typeof renderPage>[0]): Promise<string> => {
  const { renderGraphiQL: render } = await import('@graphql-yoga/render-graphiql')
  const variables = options?.defaultTabs?.[0]?.variables ?? ''
  return render(options).replace(
    '</head>',
    () => `<style>${TABS}</style><script>${withVariables(variables)}</script></head>`,
  )
}
