import { z } from 'zod'
import { Kept } from '../language/kept.ts'
import { inReach } from '../language/text.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { NOTICE_IDS, SPECIAL_TERMS } from '../notice/notice.ts'
import type { NoticeId, NoticeWish } from '../notice/notice.ts'
import stored from './notice-words.json' with { type: 'json' }
import { partiesIn, renamedIn } from './parties.ts'
import { withSaid } from '../said-later.ts'
import { anyPhrase } from './phrase.ts'

const list = z.array(z.string().min(1))
const said = { ko: list, en: list }
const phrases = z.strictObject(said).transform(({ ko, en }) => anyPhrase(...ko, ...en))
const id = z.enum(NOTICE_IDS)

/** The words of `notice-words.json`, as `phrase.ts` reads them. */
const WORDS = z
  .strictObject({
    /** What is to be written, and that it is to be written; how somebody wrote one already asks for none. */
    wanted: phrases,
    message: phrases,
    certified: phrases,
    /** What each is asked for by: what is plainer comes first. */
    kinds: z.array(
      z
        .strictObject({
          id,
          ...said,
          /** What it is also for where a paper is asked for after it was talked of, and says nothing of what it is. */
          talked: phrases.optional(),
          /** That it was sent already. */
          sent: phrases.optional(),
        })
        .transform(({ id, ko, en, talked, sent }) => ({ id, said: anyPhrase(...ko, ...en), talked, sent })),
    ),
    /** What breaks in a home, as it is called. */
    defects: z.array(
      z
        .strictObject({ name: z.string(), ...said })
        .transform(({ name, ko, en }) => ({ name, said: anyPhrase(...ko, ...en) })),
    ),
    termsWanted: phrases,
    /** A whole contract is written by those who write contracts, and one that is there is reviewed. */
    contract: phrases,
    sale: phrases,
    lessor: phrases,
  })
  .parse(stored)

/** One that stands in a contract already goes by its number. */
const NUMBERED =
  /특약(?:사항)?\s?(?:제\s?)?\d{1,2}\s?(?:번|호|항|조)|\d{1,2}\s?번\s?특약|\b(?:clause|term)s?\s(?:no\.?\s?)?\d/iu

/** Who writes and who is written to are the two of the lease, whichever of them it is. */
const partiesOf = (text: string, isLessor = false): NoticeWish['parties'] => {
  const { lessor, lessee, home, sender, receiver } = partiesIn(text)
  const [landlord, tenant] = isLessor ? [sender, receiver] : [receiver, sender]
  return { lessor: lessor ?? landlord, lessee: lessee ?? tenant, home }
}

/** One that was sent already is told, and is not the one that is wanted, where the text is of another too. */
const kindOf = (text: string, isTalked = false): NoticeId | undefined => {
  const named = WORDS.kinds.filter((it) => it.said.test(text) || (isTalked && it.talked?.test(text)))
  return (named.find((it) => it.sent?.test(text) !== true) ?? named[0])?.id
}

const defectsIn = (text: string): string[] =>
  WORDS.defects.filter((it) => it.said.test(text)).map(({ name }) => name)

const termsAbout = (text: string, deal: NoticeWish['deal']): NoticeWish['about'] =>
  SPECIAL_TERMS.filter((it) => it.deal === deal && TERM_WORDS.get(it.id)?.test(text)).map(({ id }) => id)

const termsIn = (text: string): NoticeWish | null => {
  if (!WORDS.termsWanted.test(text) || WORDS.contract.test(text) || NUMBERED.test(text)) return null
  const deal = WORDS.sale.test(text) ? 'SALE' : 'LEASE'
  return {
    of: 'SPECIAL_TERMS',
    sender: null,
    isMessage: false,
    about: termsAbout(text, deal),
    deal,
    parties: partiesOf(text),
  }
}
const TERM_WORDS = new Map(SPECIAL_TERMS.map(({ id, about }) => [id, anyPhrase(about)]))

/** Who a paper is from and to once more is said of it (임대인은 김도윤이에요, 김도윤 아님 김도현임). */
const partiesAfter = ({ parties, sender }: NoticeWish, text: string): NoticeWish['parties'] => {
  const renamed = renamedIn(text)
  const named = withSaid(parties, partiesOf(text, sender === 'LESSOR'))
  const { lessor, lessee } = renamed.size === 0 ? named : parties
  const meant = (name: string | null) => (name === null ? null : (renamed.get(name) ?? name))
  return { lessor: meant(lessor), lessee: meant(lessee), home: named.home }
}

/** Whether a text says who a paper is from or to, or of which home it is, otherwise than was said before. */
export const fillsParties = (before: NoticeWish, said: Prose): boolean => {
  const after = partiesAfter(before, inReach(textOf(said).normalize('NFC')))
  return (['lessor', 'lessee', 'home'] as const).some((name) => after[name] !== before.parties[name])
}

/** The paper that was asked for before, as a message now, or as a letter (문자로도 써줘). */
export const amendNotice = (
  before: NoticeWish | null,
  own: NoticeWish | null,
  text: string,
  asksElse = false,
): NoticeWish | null => {
  // 보증보험은 돼요?, after special terms: none are wanted any more.
  if (asksElse && own === null && /[?？]/.test(text)) return null
  if (own?.of === 'CERTIFIED_MAIL' && before !== null && before.of !== 'SPECIAL_TERMS')
    return { ...before, isMessage: false }
  if (own !== null || before === null) return own
  const near = inReach(text)
  const filled = { ...before, parties: partiesAfter(before, near) }
  return WORDS.message.test(near) ? { ...filled, isMessage: true } : filled
}

/** Which paper somebody wants written to send it, or which special terms; null where none is. */
export const readNotice = (said: string): NoticeWish | null => readings.of(Kept, said, () => noticeIn(said))
const readings = new Kept<NoticeWish | null>()

/**
 * 문자로 뭐라고 보내죠?, 특약으로 뭐라고 넣죠?: a paper is to be written, and what it is for was said before. `talked`: what was asked
 * before, the latest first.
 */
export const noticeAfter = (said: Prose, talked: readonly Prose[]): NoticeWish | null => {
  const [text = '', ...before] = [said, ...talked].map((it) => inReach(textOf(it).normalize('NFC')))
  const own = readNotice(textOf(said))
  if (own?.of === 'SPECIAL_TERMS') {
    if (own.about.length > 0) return own
    const meant = before.map((it) => termsAbout(it, own.deal)).find((it) => it.length > 0)
    return meant === undefined ? own : { ...own, about: meant }
  }
  const isOpen = own === null || own.of === 'CERTIFIED_MAIL'
  if (!isOpen || !WORDS.wanted.test(text)) return own
  const of = before.map((it) => kindOf(it, true)).find((it) => it !== undefined)
  // What a tenant sends says nothing for a landlord.
  if (of === undefined || (of !== 'ARREARS' && before.some((it) => WORDS.lessor.test(it)))) return own
  return {
    of,
    sender: of === 'ARREARS' ? 'LESSOR' : 'LESSEE',
    isMessage: own === null && WORDS.message.test(text),
    about: of === 'REPAIR_REQUEST' ? defectsIn(before.join(' ')) : [],
    deal: 'LEASE',
    parties: partiesOf(text),
  }
}

const noticeIn = (said: string): NoticeWish | null => {
  const text = inReach(said.normalize('NFC'))
  const terms = termsIn(text)
  if (terms !== null) return terms
  if (!WORDS.wanted.test(text)) return null
  const isCertified = WORDS.certified.test(text)
  const kind = kindOf(text)
  if (kind === undefined && !isCertified) return null
  const isLessor = kind === 'ARREARS' || WORDS.lessor.test(text)
  // What a tenant sends says nothing for a landlord.
  const of = kind === undefined || (isLessor && kind !== 'ARREARS') ? 'CERTIFIED_MAIL' : kind
  return {
    of,
    sender: isLessor ? 'LESSOR' : of === 'CERTIFIED_MAIL' ? null : 'LESSEE',
    isMessage: WORDS.message.test(text) && !isCertified,
    about: of === 'REPAIR_REQUEST' ? defectsIn(text) : [],
    deal: 'LEASE',
    parties: partiesOf(text, isLessor),
  }
}
