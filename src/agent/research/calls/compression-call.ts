import { z } from 'zod'
import { defineCall, inputOf } from '../../calls/define.ts'
import { questionBlocks, RULES, writeIn } from '../../calls/prompt.ts'
import type { CompressInput, Compressed } from '../decisions.ts'
import { withNumbers } from '../numbers.ts'
import { compressNotes } from '../report/compress.ts'
import { everShorter, historyBlock, topicBlocks } from './blocks.ts'

const output = z.object({
  text: z.string().min(1).max(8000).describe('Markdown with [n] citations'),
  gaps: z.array(z.string().min(1).max(300)).max(10),
})

const PROMPT = `${RULES}
Write down what was found about the topic (조사 결과 정리): every figure, name and condition that its question needs, nothing twice, no
opinion. Cite every statement as [n] with the number of its source in <messages>. Use figures as they stand, never calculate or round.
gaps: what the topic asks and nothing found answers.`

/** What was found about a topic, in short. */
export const compressionCall = defineCall({
  purpose: 'compress_research',
  input: inputOf<CompressInput>(),
  output,
  *prompt(input) {
    for (const { history, dropped } of everShorter(input.messages)) {
      const user = [
        questionBlocks(input),
        ...topicBlocks(input),
        historyBlock(history),
        writeIn(input.language),
      ]
      yield { system: PROMPT, user: user.join('\n'), dropped }
    }
  },
  settle({ text, gaps }, { evidence }, { prompt: { dropped } }): Compressed {
    // A number that names nothing goes before anybody reads it.
    const known = new Map(evidence.map(({ n }) => [n, n]))
    return { text: withNumbers(text, known), gaps, dropped }
  },
  rules: (input) => ({ ...compressNotes(input), dropped: 0 }),
})
