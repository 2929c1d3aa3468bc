import { describe, expect, test } from 'vitest'
import type { RunMode } from '../gql/graphql.ts'
import { meantBy, readHtml, RENDERERS } from '../support/markdown.ts'
import { serveApp } from '../support/served.ts'
import { ask } from './ask.ts'

const app = serveApp({ seed: true })

const CONTRACT = [
  '이 계약서 검토해줘',
  '제1조 (보증금의 반환) 임대인은 다음 임차인이 들어온 뒤에 보증금을 반환한다.',
  '제2조 (해지) 임대인은 언제든지 계약을 해지할 수 있다.',
  '제3조 (갱신) 임차인은 계약갱신요구권을 포기한다.',
  '제4조 (증액) 임대인은 매년 보증금을 10% 올릴 수 있다.',
  '제5조 (수선) 보일러와 배관의 고장은 임차인이 고친다.',
  '제6조 (전입) 임차인은 전입신고를 하지 않는다.',
  '제7조 (위약금) 임차인이 계약을 어기면 보증금 전액을 몰수한다.',
  '제8조 (출입) 임대인은 동의 없이 집에 들어갈 수 있다.',
  '제9조 (원상회복) 임차인은 도배와 장판을 새로 하여 반환하고 청소비 50만원을 낸다.',
  '제10조 (담보) 임대인은 계약 후 근저당권을 설정할 수 있다.',
  '제11조 (관리비) 관리비는 임대인이 말하는 대로 낸다.',
  '제12조 (계좌) 보증금은 임대인의 아들 계좌로 보낸다.',
].join('\n')

const KINDS: readonly (readonly [string, string, RunMode])[] = [
  ['a list of homes', '강남구 아파트 매매 찾아줘', 'TEAM'],
  ['a list of homes in English', 'Find apartments for sale in Gangnam-gu', 'TEAM'],
  ['a market', '마포구 아파트 시세랑 평당가 알려줘', 'TEAM'],
  ['a comparison of markets', '강남구와 송파구 아파트 매매 시세 비교해줘', 'TEAM'],
  ['a market in English', 'What is the average apartment price in Mapo-gu?', 'TEAM'],
  ['the law', '전세금 5% 인상 가능해?', 'TEAM'],
  ['the law in English', 'Can the landlord raise the jeonse deposit by 5%?', 'TEAM'],
  ['loans', '신혼부부 전세대출 상품 알려줘', 'TEAM'],
  ['loans by name', '버팀목 전세자금대출 한도랑 조건', 'TEAM'],
  ['a calculation', '6억 아파트 사면 취득세랑 중개보수 얼마야', 'TEAM'],
  ['a calculation in English', 'How much is the brokerage fee for a 600 million won sale?', 'TEAM'],
  ['a risk', '시세 5억 아파트에 전세 4억 8천, 근저당 5천이면 위험해?', 'TEAM'],
  ['what to check', '전세사기 예방하려면 뭘 확인해야 해?', 'TEAM'],
  ['a review of a contract', CONTRACT, 'TEAM'],
  ['everything at once', '마포구 아파트 전세 5억 이하 찾아주고 시세랑 대출이랑 주의할 법도 알려줘', 'TEAM'],
  ['a refusal', '오늘 점심 뭐 먹을까', 'TEAM'],
  ['despair', '보증금 사기당하고 더는 못 버티겠어요', 'TEAM'],
  ['a consultation', '묵시적 갱신되면 언제 나갈 수 있어?', 'CONSULT'],
  ['a consultation on a share', '전세금 5% 인상 가능해?', 'CONSULT'],
  ['a consultation in English', 'Can a tenant ask for renewal?', 'CONSULT'],
  ['a research report', '마포구와 성동구 아파트 전세를 비교 조사해줘', 'RESEARCH'],
  [
    'a research report in English',
    'Research and compare jeonse apartments in Mapo-gu and Seongdong-gu',
    'RESEARCH',
  ],
]

const shape = (lines: ReturnType<typeof meantBy>) =>
  lines.map(({ lists, quoted, heading, text }) =>
    `${'  '.repeat(lists)}${quoted ? '> ' : ''}${'#'.repeat(heading)} ${text.replaceAll(/\s+/g, ' ')}`.trimEnd(),
  )

describe.each(KINDS)('the answer that is %s', (_name, question, mode) => {
  test('renders as it was meant, under two renderers', async () => {
    const { answer } = await ask(app.client, question, mode)
    const meant = meantBy(answer.text)
    for (const [, render] of RENDERERS) {
      const { lines, elements } = readHtml(render(answer.text))
      expect(shape(lines)).toEqual(shape(meant))
      for (const live of ['del', 's', 'a', 'img', 'script', 'input', 'pre']) {
        expect(elements.get(live) ?? 0, live).toBe(0)
      }
      const rows = answer.text.split('\n').filter((line) => line.startsWith('|')).length
      const tables = elements.get('table') ?? 0
      expect(elements.get('tr') ?? 0).toBe(rows - tables)
    }
  })
})
