import { defineWords } from '../i18n/words.ts'

export const CHAT_WORDS = defineWords({
  KO: {
    ask: '무엇이 궁금하세요?',
    placeholder: '예: 강남구 5억 미만 아파트 찾아줘, 지하철역 근처로',
    send: '질문하기',
    steps: '진행 상황',
    answer: '답변',
  },
  EN: {
    ask: 'What would you like to know?',
    placeholder: 'For example: find apartments below 500 million won in Gangnam-gu near a station',
    send: 'Ask',
    steps: 'Progress',
    answer: 'Answer',
  },
})
