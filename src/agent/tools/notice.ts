import { present } from '../../domain/present.ts'
import { FREE_MONTHS, noticeWindow } from '../../domain/calculator/lease/dates.ts'
import { daysAfter, koreanDay, monthsFrom } from '../../domain/day.ts'
import type { Case } from '../../domain/case.ts'
import { dateText, monthText } from '../../domain/document/wording.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import type { EventName } from '../../domain/lease-facts.ts'
import { article as articleArg, count, date, list, name, text, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { NOTICE_FIELDS } from '../../domain/notice/fields.ts'
import { formFor, noticeOf, termsFor, writeNotice } from '../../domain/notice/notice.ts'
import type { NoticeForm, NoticeValues, NoticeWish } from '../../domain/notice/notice.ts'
import type { Request } from '../../domain/reading/request.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import type { ReminderRow } from '../facts/row.ts'
import { lawEvidence } from './evidence/law.ts'
import { findArticle, nameOfArticle } from './find-article.ts'
import { remindersFrom } from './reminder.ts'
import { foundBy } from './context.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'

/** The paper that a request wants written. */
export const noticeIn = ({ wishes }: Pick<Request, 'wishes'>): NoticeWish | null =>
  wishes.find(({ notice: wanted }) => wanted !== null)?.notice ?? null

/** What of the rent is open: as it is said, else all of its months. */
const arrearsOf = ({ facts, rents: [rent] }: Case): number | null =>
  sumOf(facts, 'ARREARS') ??
  (rent === undefined || facts.arrearsMonths === null ? null : rent * facts.arrearsMonths)

/** What of a deposit was not paid back: as it is said, else all of it but what came. */
const openDeposit = ({ facts, deposits: [deposit] }: Case): number | null => {
  const open = sumOf(facts, 'UNRETURNED')
  if (open !== null) return open
  if (deposit === undefined) return null
  const back = sumOf(facts, 'RECOVERED')
  return back === null || back >= deposit ? deposit : deposit - back
}

/** A month alone is kept as its first day. */
const dayOrMonth = ({ dates }: Case['facts'], event: EventName): string | null => {
  const said = dates.find((it) => it.event === event)
  if (said === undefined) return null
  return said.day.endsWith('-01') && said.exact !== true ? monthText(said.day) : dateText(said.day)
}
/** Since when something is broken; and when it was said that the lease is not to go on. */
const sinceOf = ({ facts }: Case): string | null => {
  const known = dayOrMonth(facts, 'KNOWN')
  return known === null ? null : `${known}부터`
}
const noticedIn = ({ facts }: Case): string | null => dayOrMonth(facts, 'NOTICE')

/** What was said of the lease and its parties. */
const valuesOf = ({ given, region }: ToolContext, { of, about, parties }: NoticeWish): NoticeValues => {
  const { deposits, rents, transactionTypes, facts, home } = given
  const [deal, ...others] = transactionTypes
  const isJeonse = deal === 'JEONSE' && others.length === 0
  return {
    endDate: dayOf(facts, 'END'),
    deposit: of === 'DEPOSIT_RETURN' ? openDeposit(given) : (deposits[0] ?? null),
    arrears: arrearsOf(given),
    provisional: sumOf(facts, 'PROVISIONAL'),
    monthlyRent: rents[0] ?? (isJeonse && deposits.length > 0 ? 0 : null),
    defect: about.join(', '),
    symptom: of === 'REPAIR_REQUEST' ? sinceOf(given) : null,
    dueDate: dayOf(facts, 'DUE'),
    noticedOn: noticedIn(given),
    lessor: parties.lessor,
    lessee: parties.lessee,
    home: parties.home ?? (home === null || region?.kind !== 'place' ? null : `${region.name} ${home.name}`),
  }
}

/** What is to be kept in mind of it: a day before the last one, so that it arrives. */
const remindersOf = (title: Said, form: NoticeForm, { given, today }: ToolContext): ReminderRow[] => {
  const end = dayOf(given.facts, 'END')
  if (end === null) return []
  const ends = [end, message('reminder.leaseEnds'), null] as const
  if (form.window === null) return remindersFrom(today, [ends])
  const [first, last] = form.window
  const { until } = noticeWindow(end, [first ?? last, last])
  const send = message('reminder.notice', { title: within(title), until: date(until) })
  const [article] = form.articles
  const ground = article === undefined ? null : nameOfArticle(article)
  return remindersFrom(today, [[daysAfter(until, -1), send, ground], ends])
}

/** By when it has to arrive, and whether that is over; when a lease ends that it ends. */
const timeOf = (of: NoticeWish['of'], { window }: NoticeForm, { given, today }: ToolContext): Said[] => {
  if (of === 'TERMINATION')
    return [message('notice.ends', { until: date(monthsFrom(koreanDay(today), FREE_MONTHS)) })]
  const end = dayOf(given.facts, 'END')
  if (end === null || window === null) return []
  const [first, last] = window
  const { from, until } = noticeWindow(end, [first ?? last, last])
  const now = koreanDay(today)
  if (now > until && of === 'RENEWAL_CLAIM')
    return [message('notice.late.RENEWAL_CLAIM', { until: date(until) })]
  if (now > until)
    return [message('notice.late.NON_RENEWAL', { until: date(until), months: count(FREE_MONTHS, 'month') })]
  if (first === null) return [message('notice.until', { until: date(until) })]
  return present([
    message('notice.window', { from: date(from), until: date(until) }),
    now < from && message('notice.early', { from: date(from) }),
  ])
}

interface Paper {
  inputs: Record<string, unknown>
  title: Said
  said: readonly Fact[]
  paragraphs: string[]
  articles: NoticeForm['articles']
  reminders: readonly ReminderRow[]
}

const advice = (...said: readonly Said[]): Fact[] => said.map((it) => asFact('advice', it))

const noticePaper = (
  wish: NoticeWish & { of: Exclude<NoticeWish['of'], 'SPECIAL_TERMS'> },
  context: ToolContext,
): Paper => {
  const template = noticeOf(wish.of)
  const form = formFor(template, context.given.facts.premises)
  const values = valuesOf(context, wish)
  const { paragraphs, blanks } = writeNotice(wish.isMessage ? [form.message] : form.body, values)
  const named = message('words', { text: text(template.title) })
  const title = wish.isMessage ? message('notice.message', { title: within(named) }) : named
  const lead =
    blanks.length === 0
      ? message('notice.draft', { title: within(title) })
      : message('notice.blanks', {
          title: within(title),
          blanks: list(blanks.map((field) => text(NOTICE_FIELDS[field]))),
        })
  const plain = (it: { ko: string; en: string }) => message('words', { text: text(it) })
  return {
    inputs: { notice: wish.of, message: wish.isMessage, ...values },
    title,
    said: [
      asFact('conclusion', lead),
      ...timeOf(wish.of, form, context).map((it) => asFact('caveat', it)),
      ...advice(
        plain(form.use ?? template.use),
        ...(wish.isMessage
          ? [message('notice.byMessage')]
          : [plain(template.send), message('notice.byMail', { copies: name('3') })]),
        message('notice.noForce', { phone: name('132') }),
      ),
    ],
    paragraphs,
    articles: form.articles,
    reminders: remindersOf(title, form, context),
  }
}

const termsPaper = (wish: NoticeWish): Paper => {
  const terms = termsFor(wish)
  const isLease = wish.deal === 'LEASE'
  return {
    inputs: { terms: terms.map(({ id }) => id) },
    title: message('notice.terms.title'),
    said: [
      asFact('conclusion', message(isLease ? 'notice.terms.lease' : 'notice.terms.sale')),
      ...terms.map((it, at) =>
        asFact(
          'result',
          message('notice.why', {
            at: name(String(at + 1)),
            why: text(it.why),
            article: articleArg(it.article),
          }),
        ),
      ),
      ...advice(...(isLease ? [message('notice.terms.void')] : []), message('notice.terms.write')),
    ],
    paragraphs: terms.map(({ wording }, at) => `${at + 1}. ${wording}`),
    articles: terms.slice(0, 2).map(({ article }) => article),
    reminders: [],
  }
}

const isLetter = (
  wish: NoticeWish,
): wish is NoticeWish & { of: Exclude<NoticeWish['of'], 'SPECIAL_TERMS'> } => wish.of !== 'SPECIAL_TERMS'

/** Writes what somebody wants to send with what they said; what was not said is left to write by hand. */
const write = async (context: ToolContext): Promise<Found> => {
  const wish = noticeIn(context.request)
  if (wish === null) return {}
  const { deps, signal, question } = context
  const paper = isLetter(wish) ? noticePaper(wish, context) : termsPaper(wish)
  const { inputs, title, said, paragraphs, articles, reminders } = paper
  const hits = await Promise.all(articles.map((it) => findArticle(it, deps, signal)))
  return foundBy(
    {
      name: 'notice',
      title,
      inputs,
      further: { paragraphs },
      facts: said,
      rows: [{ kind: 'paper', paragraphs, articles: articles.map(nameOfArticle) }, ...reminders],
    },
    {
      beside: hits.flatMap((hit) => (hit === null ? [] : [lawEvidence(hit, 1, question.query)])),
      recommendations: [],
      confidence: 0.9,
    },
  )
}

export const notice = defineTool({
  id: 'notice',
  needs: null,
  asks: ({ notice: wanted }) => wanted !== null,
  calculations: ['notice'],
  section: 'law',
  run: write,
})
