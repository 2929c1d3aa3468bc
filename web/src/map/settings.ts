import { useEffect, useState } from 'react'

/** What the server says of the map. */
export interface MapSettings {
  /** An address of picture tiles with {z}, {x} and {y}; null: the map has none. */
  tiles: string | null
  attribution: string | null
}
const NO_TILES: MapSettings = { tiles: null, attribution: null }

const textOf = (value: object, name: string): string | null => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : null
}

let asked: Promise<MapSettings> | null = null
const ask = async (): Promise<MapSettings> => {
  try {
    const value: unknown = await (await fetch('/map.json')).json()
    if (typeof value !== 'object' || value === null) return NO_TILES
    return { tiles: textOf(value, 'tiles'), attribution: textOf(value, 'attribution') }
  } catch {
    // A map without pictures is a map.
    return NO_TILES
  }
}

/** Null until the server has answered. */
export const useMapSettings = (): MapSettings | null => {
  const [settings, setSettings] = useState<MapSettings | null>(null)
  useEffect(() => {
    asked ??= ask()
    void asked.then(setSettings)
  }, [])
  return settings
}
