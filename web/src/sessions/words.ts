import { defineWords } from '../i18n/words.ts'

export const SESSION_WORDS = defineWords({
  KO: {
    title: '대화 목록',
    create: '새 대화',
    none: '아직 대화가 없습니다',
    noneText: '첫 질문을 하면 여기에 쌓입니다.',
  },
  EN: {
    title: 'Conversations',
    create: 'New conversation',
    none: 'No conversations yet',
    noneText: 'Your first question begins one.',
  },
})
