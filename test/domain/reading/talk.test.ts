import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PREFERENCE_KEYS } from '../../../src/domain/preference.ts'
import { anyPhrase } from '../../../src/domain/reading/phrase.ts'
import { readTalk } from '../../../src/domain/reading/talk/read-talk.ts'
import { TALK_ACTS, TALK_WORDS } from '../../../src/domain/reading/talk/words.ts'
import type { TalkAct } from '../../../src/domain/reading/talk/words.ts'
import { runs } from '../../support/runs.ts'

const SAID: Readonly<Record<TalkAct, readonly string[]>> = {
  GREET: [
    '안녕하세요',
    '하이~',
    '반갑습니다!',
    '처음 뵙겠습니다',
    'hello there',
    'Good morning!',
    '안녕? 오늘 기분 어때',
  ],
  THANK: [
    '고마워요',
    '오 감사합니다 ㅎㅎ',
    'ㄱㅅ',
    '정말 도움이 됐어요',
    'thank you so much, that was very helpful',
    'thx',
    "cheers, that's all I wanted to know!",
    'thanks mate, nothing else to ask',
    '감사합니당ㅎㅎ',
    '고마워용',
  ],
  BYE: ['안녕히 계세요', '수고했어 잘 있어', '다음에 또 올게요', 'cool, bye', 'good night'],
  OKAY: ['네 알겠습니다', '그렇군요', 'ㅋㅋㅋ', 'ok, got it'],
  WHO: [
    '넌 누구야?',
    '누구세요',
    '사람이에요?',
    '이름이 뭐예요',
    'who are you exactly?',
    'hello, are you a bot?',
  ],
  ABLE: [
    '뭐 할 수 있어?',
    '어떤 도움을 받을 수 있나요',
    '처음인데 뭐부터 물어보면 돼요?',
    '기능이 뭐가 있어?',
    'what can you help me with?',
  ],
  NEXT: [
    '이제 뭘 해야 해요?',
    '고마워요. 이제 뭘 해야 해요?',
    '그럼 저는 뭐부터 하면 되나요',
    'what should I do next?',
  ],
  REMEMBER: [
    '내 연봉은 6천만 원이야 기억해 줘',
    '무주택자인 거 기억해둬',
    'please remember that I own one home',
  ],
  RECALL: [
    '뭐 기억하고 있어?',
    '나에 대해 뭐 알고 있어?',
    '저장된 내 정보 보여줘',
    'what do you remember about me?',
    'what have you saved about me',
  ],
  FORGET: ['내 소득은 잊어 줘', '싹 다 지워줘', '다 잊어줘', 'forget it all', 'please forget my budget'],
  SOUGHT: [
    '내가 뭐 찾고 있었지?',
    '아까 뭐 찾고 있었더라',
    '제가 뭘 찾고 있다고 했죠?',
    '지금 조건이 뭐였지',
    'what was I looking for?',
  ],
  SUMMARIZE: [
    '지금까지 얘기한 거 정리해줘',
    '우리 무슨 얘기했지?',
    '요약해 줘',
    'what have we talked about so far?',
    'summarize our chat please',
  ],
}

describe('talk', () => {
  test.each(TALK_ACTS.flatMap((act) => SAID[act].map((text) => [text, act] as const)))(
    '%s is %s',
    (text, act) => {
      expect(readTalk(text)?.acts[0]).toBe(act)
    },
  )

  test.each([
    '안녕아파트 시세',
    '감사원 근처 집 찾아줘',
    '안녕하세요 마포구 전세 3억 찾아줘',
    '고마워요 그럼 복비는 얼마예요?',
    '좋아 그걸로 해줘',
    '집 살 때 뭐부터 해야 해요?',
    '계약서 요약해줘',
    '특약 지워줘',
    '1층은 지워줘',
    '전세 대출 조건 정리해줘',
    '기억해 줘 나 무주택이야. 마포구 전세 얼마야?',
    'I do not remember my move in date',
    'hi! can you find me a home?',
    '비트코인 살까?',
    '김치찌개 레시피',
  ])('%s asks for something', (text) => {
    expect(readTalk(text)).toBeNull()
  })

  test('what is to be forgotten is named', () => {
    expect(readTalk('내 소득은 잊어 줘')?.forgets).toEqual(['annual_income'])
    expect(readTalk('예산이랑 강아지 얘기는 잊어 줘')?.forgets).toEqual([
      'sale_budget',
      'jeonse_budget',
      'rent_budget',
      'household',
    ])
    expect(readTalk('다 잊어 줘')?.forgets).toEqual(PREFERENCE_KEYS)
    expect(readTalk('forget how many homes I own')?.forgets).toEqual(['owned_homes'])
    expect(readTalk('잊어 줘')?.forgets).toEqual([])
  })

  test('every act has words in both languages, and every phrase can be read', () => {
    for (const act of TALK_ACTS)
      for (const list of [TALK_WORDS.acts[act].ko, TALK_WORDS.acts[act].en]) {
        expect(list.length).toBeGreaterThan(0)
        for (const phrase of list) expect(() => anyPhrase(phrase)).not.toThrow()
      }
  })

  test('marks and blanks around it change nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TALK_ACTS.flatMap((act) => SAID[act])),
        fc.constantFrom('', ' ', '!', '~~', ' ^^', '...'),
        (text, mark) => {
          expect(readTalk(` ${text}${mark}`)?.acts).toEqual(readTalk(text)?.acts)
        },
      ),
      { numRuns: runs(200) },
    )
  })
})

// What is remembered cannot be brought back, and a question that is taken for talk is never answered.
describe('a question about a home that only sounds like talk', () => {
  test.each([
    'I have paid the rent late three times so far, can he evict me?',
    '지금까지 월세를 세 번 밀렸는데 뭐가 문제 되나요?',
    '지금까지 집주인이 보증금을 안 줬는데 뭐부터 해야 해요?',
    '전입신고 하는 걸 깜빡 잊어버렸어요 대항력 없나요?',
    '갱신 통지를 다 잊어버리고 있었어요 어떡하죠',
    '재산세 내는 걸 잊으면 가산세가 얼마예요?',
    'What happens if I forget to pay all of my property tax?',
    'Can the landlord forget about the deposit and keep everything?',
    '월세 계약 전에 알아두세요 라는 글 봤는데 보증금은 안전한가요',
    '상속받은 집을 다 정리해 팔면 양도세가 얼마예요',
    '집주인이 내 개인정보를 삭제해야 하나요?',
    '제 이야기 들은 중개사가 요약본만 줬는데 복비 내야 하나요',
  ])('%s', (text) => {
    expect(readTalk(text)).toBeNull()
  })
})
