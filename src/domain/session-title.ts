import { clipLine } from './text/clip.ts'
import { withoutControls } from './text/inert.ts'
import { withoutInvisible } from './text/plain.ts'

/** What a session is called that nobody has named; its first question names it. */
export const UNTITLED = '새 대화'

const MAX_LENGTH = 40

/** What a question is about in a line: its first one, cut at a word. Its personal data are masked already. */
export const titleOf = (question: string): string => {
  const [line = ''] = withoutControls(withoutInvisible(question)).trim().split('\n')
  return clipLine(line, MAX_LENGTH) || UNTITLED
}
