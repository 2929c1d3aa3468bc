import type { TopLevelSpec } from 'vega-lite'

/** A specification is drawn from what stands in it; nothing is fetched for it. */
const refuse = (): Promise<never> => Promise.reject(new Error('a chart brings its own data'))
const NO_LOADER = { load: refuse, sanitize: refuse, http: refuse, file: refuse }

/** Compiling says what else is wrong with it. */
const isVegaLite = (chart: object): chart is TopLevelSpec =>
  '$schema' in chart &&
  typeof chart.$schema === 'string' &&
  chart.$schema.startsWith('https://vega.github.io/schema/vega-lite/')

/** Draws a Vega-Lite specification as SVG. Vega is loaded for the first chart: it is large, and most processes draw none. */
export const renderChart = async (chart: object): Promise<string> => {
  if (!isVegaLite(chart)) throw new Error('the chart is no Vega-Lite specification')
  const [{ parse, View }, { compile }] = await Promise.all([import('vega'), import('vega-lite')])
  const view = new View(parse(compile(chart).spec), { renderer: 'none', loader: NO_LOADER })
  try {
    return await view.toSVG()
  } finally {
    view.finalize()
  }
}
