/** Turns texts into unit vectors; the same text always into the same vector of the same `name`. */
export interface Embedder {
  /** Names the model and its version: stored beside a vector, and vectors of different names are never compared. */
  name: string
  dims: number
  embed(texts: string[], signal?: AbortSignal): Promise<Float32Array[]>
}

const DIMS = 512

/** FNV-1a over UTF-16 units. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

const GRAM_LENGTHS = [2, 3]

const hashedGrams = (text: string): Float32Array => {
  const counts = new Map<string, number>()
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  for (const length of GRAM_LENGTHS) {
    for (let at = 0; at + length <= letters.length; at++) {
      const gram = letters.slice(at, at + length)
      if (!gram.includes(' ')) counts.set(gram, (counts.get(gram) ?? 0) + 1)
    }
  }
  const vector = new Float32Array(DIMS)
  for (const [gram, count] of counts) {
    const value = hash(gram)
    // One bit of the hash decides the sign, so that collisions cancel out instead of adding up.
    const place = value % DIMS
    vector[place] = (vector[place] ?? 0) + (value & 0x4000_0000 ? 1 : -1) * Math.sqrt(count)
  }
  return unit(vector)
}

/** Of length one, so that vectors of any server can be compared by their product. */
export const unit = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** How the names of offline embedders begin, of all versions. */
export const OFFLINE_NAMES = 'char-grams-'

/** Deterministic character n-grams, hashed: near in spelling, not in meaning. Needs no network and no model. */
export const createHashEmbedder = (): Embedder => ({
  name: `${OFFLINE_NAMES}${DIMS}-1`,
  dims: DIMS,
  embed: (texts) => Promise.resolve(texts.map(hashedGrams)),
})

/** Of unit vectors. */
export const cosine = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

export const toBytes = (vector: Float32Array): Buffer => {
  const bytes = Buffer.alloc(vector.length * 4)
  vector.forEach((value, at) => bytes.writeFloatLE(value, at * 4))
  return bytes
}

export const fromBytes = (bytes: Uint8Array): Float32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => view.getFloat32(at * 4, true))
}
