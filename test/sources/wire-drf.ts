import type { Statute, StatuteArticle } from '../../src/domain/law/statute.ts'

type Value = string | Value[] | { [name: string]: Value }

const compactDay = (day: string | null) => (day ?? '').replaceAll('-', '')

/** The parts of an article as law.go.kr nests them: 항 with 호 with 목, or the whole text in 조문내용. */
const articleUnit = (article: StatuteArticle): Value => {
  const [, number = '', branch = ''] = article.articleNumber.match(/^제(\d+)조(?:의(.+))?$/) ?? []
  const lines = article.content.split('\n')
  const heading = `${article.articleNumber}${article.title === '' ? '' : `(${article.title})`}`
  const hasParagraphs = /^[①-⑳]/.test(lines[0] ?? '')
  const unit: { [name: string]: Value } = {
    조문번호: number,
    ...(branch !== '' && { 조문가지번호: branch.split('의')[0] ?? '' }),
    조문여부: '조문',
    조문제목: article.title,
    조문시행일자: '20260101',
  }
  if (!hasParagraphs) {
    const first = lines.findIndex((line) => /^(?:\d+(?:의\d+)?|[가-하])\./.test(line))
    const text = first < 0 ? lines : lines.slice(0, first)
    unit['조문내용'] = `${heading} ${text.join('\n')}`
    if (first >= 0) unit['항'] = { 호: itemsOf(lines.slice(first)) }
    return unit
  }
  unit['조문내용'] = heading
  const starts = lines.flatMap((line, index) => (/^[①-⑳]/.test(line) ? [index] : []))
  const paragraphs = starts.map((start, index): Value => {
    const own = lines.slice(start, starts[index + 1])
    const first = own.findIndex((line, at) => at > 0 && /^(?:\d+(?:의\d+)?|[가-하])\./.test(line))
    const text = first < 0 ? own : own.slice(0, first)
    return {
      항번호: text[0]?.[0] ?? '',
      항내용: text.join('\n').replace(/^(.)\s*/, '$1'),
      ...(first >= 0 && { 호: itemsOf(own.slice(first)) }),
    }
  })
  unit['항'] = one(paragraphs)
  return unit
}

/** A single one is an object, several are a list. */
const one = (values: Value[]): Value => (values.length === 1 ? (values[0] ?? '') : values)

const itemsOf = (lines: string[]): Value => {
  const items: { text: string[]; subitems: string[][] }[] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (/^\d+(?:의\d+)?\./.test(line) || !last)
      items.push({ text: [line.replace(/^(\S+\.)\s*/, '$1  ')], subitems: [] })
    else if (/^[가-하]\./.test(line)) last.subitems.push([line.replace(/^(..)\s*/, '$1  ')])
    else (last.subitems.at(-1) ?? last.text).push(line)
  }
  return one(
    items.map(({ text, subitems }) => ({
      호번호: text[0]?.match(/^\d+/)?.[0] ?? '',
      호내용: text.join('\n'),
      ...(subitems.length > 0 && {
        목: one(subitems.map((subitem) => ({ 목번호: subitem[0]?.slice(0, 2) ?? '', 목내용: [subitem] }))),
      }),
    })),
  )
}

/** A law as lawService answers it, as the value that JSON or XML then hold. */
export const drfLaw = (statute: Statute, articles: readonly StatuteArticle[]): { [name: string]: Value } => {
  const body = articles.filter(({ isSupplementary }) => !isSupplementary)
  const units: Value[] = []
  let chapter: string | null = null
  for (const article of body) {
    if (article.chapter !== null && article.chapter !== chapter)
      for (const name of article.chapter.split(' > '))
        units.push({ 조문번호: '1', 조문여부: '전문', 조문내용: `          ${name} <개정 2020.1.1>` })
    chapter = article.chapter
    units.push(articleUnit(article))
  }
  const supplements = articles
    .filter(({ isSupplementary }) => isSupplementary)
    .map((article): Value => {
      const [, promulgation = ''] = article.articleNumber.match(/^부칙 (.*)$/) ?? []
      const heading = `부칙${article.title === '' ? '' : `(${article.title})`} ${promulgation}`
      return { 부칙공포일자: '', 부칙공포번호: '', 부칙내용: [[heading, ...article.content.split('\n')]] }
    })
  return {
    법령: {
      기본정보: {
        법령ID: statute.lawId,
        공포일자: compactDay(statute.promulgatedOn),
        법종구분: { content: statute.kind, 법종구분코드: 'A0002' },
        법령명_한글: statute.name,
        시행일자: compactDay(statute.effectiveOn),
      },
      조문: { 조문단위: one(units) },
      부칙: { 부칙단위: one(supplements) },
    },
  }
}

const xmlOf = (name: string, value: Value): string => {
  if (Array.isArray(value)) {
    const isText = value.flat(9).every((item) => typeof item === 'string')
    return isText ? xmlOf(name, value.flat(9).join('\n')) : value.map((item) => xmlOf(name, item)).join('')
  }
  if (typeof value === 'string') return `<${name}><![CDATA[${value}]]></${name}>`
  const { content, 법종구분코드: code, ...children } = value
  if (typeof content === 'string') return `<${name} 법종구분코드="${String(code)}">${content}</${name}>`
  return `<${name}>${Object.entries(children)
    .map(([child, inner]) => xmlOf(child, inner))
    .join('')}</${name}>`
}

export const drfXml = (law: { [name: string]: Value }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${Object.entries(law)
    .map(([name, value]) => xmlOf(name, value))
    .join('')}`

export const searchXml = (laws: { mst: string; name: string; state?: string; short?: string }[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><LawSearch><totalCnt>${laws.length}</totalCnt><page>1</page>${laws
    .map(
      ({ mst, name, state = '현행', short = '' }, index) =>
        `<law id="${index + 1}"><법령일련번호>${mst}</법령일련번호><현행연혁코드>${state}</현행연혁코드>` +
        `<법령명한글><![CDATA[${name}]]></법령명한글><법령약칭명>${short}</법령약칭명></law>`,
    )
    .join('')}</LawSearch>`
