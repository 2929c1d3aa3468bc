import { inLanguages } from '../../domain/languages.ts'
import type { Language } from '../../domain/run.ts'

/** What the research itself says. No figures in here: a figure needs a source. */
export const RESEARCH_WORDS = inLanguages({
  KO: {
    reading: '질문을 읽고 무엇을 조사할지 정하고 있어요.',
    replanning: '말씀하신 내용을 반영해 조사 계획을 다시 세우고 있어요.',
    assign: (tasks: readonly string[]) => `이 주제를 동시에 조사합니다: ${tasks.join(', ')}`,
    ownWork: {
      task: '말씀하신 금액으로 계산',
      description: (names: string) => `질문에 주신 금액을 그대로 써서 계산해요: ${names}`,
      looksUp: '계산에 쓸 대출 금리를 찾아요.',
      calculates: '질문에 주신 금액으로 계산해요.',
      done: '질문에 주신 금액으로 계산을 마쳤어요.',
    },
    topicFailed: '이 주제의 조사를 마치지 못했어요.',
    topicGap: (task: string, reason: string) => `‘${task}’ 주제는 조사하지 못했어요: ${reason}`,
    leftOutGap: (task: string) => `‘${task}’ 주제는 요청하신 대로 뺐어요.`,
    limits: {
      iterations: '조사 횟수 한도에 이르러 남은 주제를 더 조사하지 않았어요.',
      tokens: '토큰 예산을 다 써서 그때까지 찾은 것으로 보고서를 썼어요.',
      seconds: '시간 예산을 다 써서 그때까지 찾은 것으로 보고서를 썼어요.',
      toolCalls: (task: string) => `‘${task}’ 조사는 조회 횟수 한도에서 멈췄어요.`,
      history: '조사 기록이 모델이 읽을 수 있는 길이를 넘어 뒷부분을 줄이고 이어 갔어요.',
      evidence: '찾은 자료가 모델이 읽을 수 있는 길이를 넘어 출처마다 일부만 읽고 보고서를 썼어요.',
    },
    inventedCitations: '보고서 초안에 있던, 찾은 자료에 없는 출처 번호를 지웠어요.',
  },
  EN: {
    reading: 'Reading the question and deciding what to research.',
    replanning: 'Planning the research again with your feedback.',
    assign: (tasks: readonly string[]) => `These topics are researched at the same time: ${tasks.join(', ')}`,
    ownWork: {
      task: 'Calculation with your figures',
      description: (names: string) => `Calculates with the figures of the question as they are: ${names}`,
      looksUp: 'Looking up the rates that the calculation needs.',
      calculates: 'Calculating with the figures of the question.',
      done: 'The calculation with the figures of the question is done.',
    },
    topicFailed: 'This topic could not be researched to its end.',
    topicGap: (task: string, reason: string) => `“${task}” was not researched: ${reason}`,
    leftOutGap: (task: string) => `“${task}” was left out as you asked.`,
    limits: {
      iterations: 'The limit of rounds was reached, so topics that were left were not researched.',
      tokens: 'The token budget was spent; the report is written from what had been found by then.',
      seconds: 'The time budget was spent; the report is written from what had been found by then.',
      toolCalls: (task: string) => `The research of “${task}” stopped at the limit of look-ups.`,
      history:
        'The notes grew longer than the model can read; the last part was cut and the research went on.',
      evidence: 'More was found than the model can read; the report was written from a part of each source.',
    },
    inventedCitations: 'Source numbers in the draft of the report that name nothing found were removed.',
  },
} as const satisfies Record<Language, unknown>)
