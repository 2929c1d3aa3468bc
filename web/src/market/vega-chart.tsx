import { useEffect, useRef, useState } from 'react'
import { expressionInterpreter } from 'vega-interpreter'
import { parse, View } from 'vega'
import { compile } from 'vega-lite'
import type { TopLevelSpec } from 'vega-lite'

const isSpec = (spec: unknown): spec is TopLevelSpec =>
  typeof spec === 'object' && spec !== null && '$schema' in spec

/** What the specification says of paper and width is for paper; its title stands above it on the page. */
const fitted = ({ title: _title, ...spec }: TopLevelSpec, place: Element): TopLevelSpec => ({
  ...spec,
  background: 'transparent',
  config: { ...spec.config, font: getComputedStyle(place).fontFamily },
  ...('width' in spec && {
    width: Math.max(200, place.clientWidth - 24),
    autosize: { type: 'fit', contains: 'padding' },
  }),
})

/** Expressions are interpreted, not compiled: the page runs no code that stands in a text. */
const draw = async (spec: TopLevelSpec, place: HTMLElement): Promise<View> => {
  const view = new View(parse(compile(fitted(spec, place)).spec, undefined, { ast: true }), {
    expr: expressionInterpreter,
    renderer: 'svg',
    container: place,
    hover: false,
  })
  return view.runAsync()
}

/** Draws it anew whenever there is more or less room; returns what ends that. */
const follow = (spec: TopLevelSpec, place: HTMLElement, onBroken: () => void): (() => void) => {
  let view: View | null = null
  let isGone = false
  let width = -1
  const settle = (drawn: View) => {
    if (isGone) drawn.finalize()
    else {
      view?.finalize()
      view = drawn
    }
  }
  const sizes = new ResizeObserver(() => {
    if (place.clientWidth === width) return
    width = place.clientWidth
    void draw(spec, place).then(settle, onBroken)
  })
  sizes.observe(place)
  return () => {
    isGone = true
    sizes.disconnect()
    view?.finalize()
  }
}

/** A Vega-Lite chart of the API. Its figures have to stand in a table as well: nobody can hear a picture. */
const VegaChart = ({ spec, label, broken }: { spec: unknown; label: string; broken: string }) => {
  const element = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const place = element.current
    return place !== null && isSpec(spec) ? follow(spec, place, () => setBroken(true)) : undefined
  }, [spec])
  if (isBroken || !isSpec(spec)) return <p role="status">{broken}</p>
  return (
    <figure className="vega" role="img" aria-label={label}>
      <div ref={element} aria-hidden="true" />
    </figure>
  )
}
export default VegaChart
