import type { TurnMemory } from '../../domain/memory.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import { caseIn } from '../../domain/reading/about-case.ts'
import { about } from '../../domain/reading/amend.ts'
import { requestBefore } from '../../domain/reading/asked.ts'
import type { Asked } from '../../domain/reading/asked.ts'
import { noticeAfter } from '../../domain/reading/notice.ts'
import { whole } from './made-whole.ts'
import type { Conversation, FollowUp } from './made-whole.ts'
import { askedBefore, inCase } from './of-case.ts'

/** A paper or special terms that are asked for without what they are for: that was talked of before; null where none is asked for so. */
export const paperAfter = (conversation: Conversation, last: TurnMemory, asked: Asked): FollowUp | null => {
  const { alone, text, signs } = asked
  const [wish, ...more] = alone.wishes
  if (wish === undefined || more.length > 0) return null
  // Terms of no kind are those of a whole contract, unless it goes on from something (그럼 특약으로 뭐라고 넣죠?).
  const isOpen =
    wish.notice === null ||
    wish.notice.of === 'CERTIFIED_MAIL' ||
    (wish.notice.of === 'SPECIAL_TERMS' && wish.notice.about.length === 0 && signs.connects)
  if (!isOpen) return null
  const known = caseIn(requestBefore(last, conversation))
  const talked = [...(last.thread ?? []).toReversed(), last.question]
  const notice = noticeAfter(text, talked)
  if (
    notice === null ||
    notice.of === 'CERTIFIED_MAIL' ||
    (notice.of === 'SPECIAL_TERMS' && notice.about.length === 0)
  )
    return null
  return whole(conversation, {
    text: `${last.question}\n${text}`,
    request: about(
      { ...alone, wishes: [{ ...wish, notice }] },
      { home: NO_CONDITIONS, given: known && inCase(known) },
      'LEGAL_CONSULT',
    ),
    intentType: 'LEGAL_CONSULT',
    ...(last.worked && { worked: last.worked }),
    assumptions: [askedBefore(conversation, last)],
  })
}
