import { Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import type { StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef, useState } from 'react'
import type { BoundsInput } from '../gql/schema.ts'
import { crowdedOf } from './crowding.ts'
import type { MapSettings } from './settings.ts'
import 'maplibre-gl/dist/maplibre-gl.css'

setWorkerUrl(workerUrl)

/** What stands on the map: a button with a name. */
export interface Pin {
  key: string
  latitude: number
  longitude: number
  /** Its one line or two. */
  lines: readonly string[]
  /** Read out after its lines. */
  label: string
  isRegion: boolean
  onPress: () => void
}
export interface Sight {
  bounds: BoundsInput
  zoom: number
}
export interface Place {
  latitude: number
  longitude: number
  zoom: number
}

const styleOf = ({ tiles, attribution }: MapSettings, background: string): StyleSpecification => ({
  version: 8,
  sources:
    tiles === null
      ? {}
      : { tiles: { type: 'raster', tiles: [tiles], tileSize: 256, attribution: attribution ?? '' } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': background } },
    ...(tiles === null ? [] : [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }]),
  ],
})

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

const sightOf = (map: MapLibre): Sight => {
  const bounds = map.getBounds()
  return {
    bounds: {
      west: round(bounds.getWest()),
      south: round(bounds.getSouth()),
      east: round(bounds.getEast()),
      north: round(bounds.getNorth()),
    },
    // The API counts zoom as maps with tiles of 256 px do.
    zoom: Math.max(0, Math.min(22, Math.round(map.getZoom()) + 1)),
  }
}

const elementOf = ({ lines, label, isRegion, onPress }: Pin): HTMLElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = isRegion ? 'pin pin-region' : 'pin'
  // What is seen comes first in what is heard.
  element.setAttribute('aria-label', `${lines.join(' ')} – ${label}`)
  for (const line of lines) {
    const span = document.createElement('span')
    span.textContent = line
    element.append(span, ' ')
  }
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return element
}

const NONE = { width: 0, height: 0 }
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export interface MapCanvasProps {
  label: string
  settings: MapSettings
  /** Where it goes; each new object is another journey. */
  place: Place
  pins: readonly Pin[]
  onSight: (sight: Sight) => void
  onBroken: () => void
}

const MapCanvas = ({ label, settings, place, pins, onSight, onBroken }: MapCanvasProps) => {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre | null>(null)
  const handlers = useRef({ onSight, onBroken })
  const first = useRef(place)
  useEffect(() => {
    handlers.current = { onSight, onBroken }
  })

  useEffect(() => {
    if (container.current === null) return
    const ground = getComputedStyle(container.current).getPropertyValue('background-color')
    let shown: MapLibre
    try {
      shown = new MapLibre({
        container: container.current,
        style: styleOf(settings, ground),
        center: [first.current.longitude, first.current.latitude],
        zoom: first.current.zoom,
        minZoom: 5,
        maxZoom: 18,
        maxBounds: [
          [122, 32],
          [134, 40],
        ],
        attributionControl: settings.tiles === null ? false : { compact: true },
        dragRotate: false,
        pitchWithRotate: false,
      })
    } catch {
      // There is nothing to draw with.
      handlers.current.onBroken()
      return
    }
    shown.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    const look = () => handlers.current.onSight(sightOf(shown))
    shown.on('moveend', look)
    look()
    shown.once('load', () => setMap(shown))
    return () => shown.remove()
  }, [settings])

  useEffect(() => {
    if (map === null || first.current === place) return
    first.current = place
    const target = { center: [place.longitude, place.latitude] as [number, number], zoom: place.zoom }
    if (isCalm()) map.jumpTo(target)
    else map.easeTo(target)
  }, [map, place])

  useEffect(() => {
    if (map === null) return
    const markers = pins.map((pin) =>
      new Marker({ element: elementOf(pin) }).setLngLat([pin.longitude, pin.latitude]).addTo(map),
    )
    // As wide as its words are, whether they are shown or not.
    const sizes = markers.map((marker) => {
      const { offsetWidth: width, offsetHeight: height } = marker.getElement()
      return { width, height }
    })
    const settle = () => {
      const boxes = markers.map((marker, at) => ({
        ...NONE,
        ...sizes[at],
        ...map.project(marker.getLngLat()),
      }))
      crowdedOf(boxes).forEach((isCrowded, at) =>
        markers[at]?.getElement().classList.toggle('pin-crowded', isCrowded),
      )
    }
    settle()
    map.on('moveend', settle)
    return () => {
      map.off('moveend', settle)
      for (const marker of markers) marker.remove()
    }
  }, [map, pins])

  return <div ref={container} className="map-canvas" role="region" aria-label={label} />
}
export default MapCanvas
