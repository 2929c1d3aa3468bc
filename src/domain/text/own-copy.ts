/** A piece of a text without the text: V8 keeps the whole of what a slice was cut from as long as the slice lives. */
export const ownCopy = (piece: string): string => Buffer.from(piece, 'utf16le').toString('utf16le')
