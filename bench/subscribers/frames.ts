/** What a subscriber of the benchmark asks for: what a client that shows an answer needs. */
export const QUERY = `subscription($id: ID!) {
  runEvents(runId: $id) { __typename sequence cursor at ... on AnswerDelta { text offset } }
}`

/** The place of an event in its run, out of the text of its frame; NaN for a frame without one. */
export const sequenceIn = (frame: string): number => {
  const at = frame.indexOf('"sequence":')
  return at === -1 ? Number.NaN : Number.parseInt(frame.slice(at + 11, at + 21), 10)
}
