import { readTable } from '../../store/reference/table.ts'

export interface Station {
  name: string
  /** “2호선,신분당선”. */
  lines: string
  latitude: number
  longitude: number
}

export interface Walk {
  station: Station
  /** Metres, as the crow flies. */
  distance: number
  /** Minutes: streets are a quarter longer than the straight line, people walk 80 m a minute. */
  minutes: number
}

const REACH = 2000
const EARTH_RADIUS = 6_371_000
const METRES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS

export const demoStations = (): Station[] =>
  readTable(new URL('./stations.tsv', import.meta.url), ['name', 'lines', 'latitude', 'longitude']).map(
    (row) => ({
      name: row.name,
      lines: row.lines,
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
    }),
  )

interface Point {
  latitude: number
  longitude: number
}

/** Metres between two points on the sphere (haversine). */
export const distanceBetween = (a: Point, b: Point): number => {
  const radians = Math.PI / 180
  const latitude = Math.sin(((b.latitude - a.latitude) * radians) / 2)
  const longitude = Math.sin(((b.longitude - a.longitude) * radians) / 2)
  const chord =
    latitude ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * longitude ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord))
}

/** “강남역”; 서울역 is called so already. */
export const stationLabel = ({ name }: Station): string => (name.endsWith('역') ? name : `${name}역`)

/** The nearest station within two kilometres, or null. */
export const walkToStation = (from: Point, stations: readonly Station[]): Walk | null => {
  const reach = REACH / METRES_PER_DEGREE
  let nearest: { station: Station; distance: number } | null = null
  for (const station of stations) {
    if (Math.abs(station.latitude - from.latitude) > reach) continue
    const distance = distanceBetween(from, station)
    if (distance <= REACH && (nearest === null || distance < nearest.distance))
      nearest = { station, distance }
  }
  if (nearest === null) return null
  const distance = Math.round(nearest.distance)
  return { station: nearest.station, distance, minutes: Math.max(1, Math.ceil((distance * 1.25) / 80)) }
}
