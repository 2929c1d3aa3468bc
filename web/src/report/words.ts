import { defineWords } from '../i18n/words.ts'

export const REPORT_WORDS = defineWords({
  KO: {
    notFound: '보고서를 찾을 수 없습니다',
    notYet: '아직 보고서가 없습니다',
    notYetText: '조사가 끝나면 여기에서 볼 수 있습니다.',
    contents: '차례',
    sources: '출처',
    print: '인쇄',
    session: '대화에서 보기',
    made: '{day} 작성',
    byModel: '{model} 모델이 썼습니다',
    byRules: '모델 없이 규칙으로 썼습니다',
    supported: '근거가 확인된 문장 {share}',
    assumptions: '이렇게 보고 썼습니다',
    gone: '지금은 없는 출처',
  },
  EN: {
    notFound: 'This report could not be found',
    notYet: 'There is no report yet',
    notYetText: 'It stands here once the research has ended.',
    contents: 'Contents',
    sources: 'Sources',
    print: 'Print',
    session: 'See it in the conversation',
    made: 'written {day}',
    byModel: 'written by {model}',
    byRules: 'written by rules, without a model',
    supported: '{share} of its sentences are supported',
    assumptions: 'What it takes for granted',
    gone: 'a source that is gone',
  },
})
