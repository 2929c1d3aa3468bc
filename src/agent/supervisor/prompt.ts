import { inLanguages } from '../../domain/languages.ts'
import type { Language } from '../../domain/run.ts'

/** What the supervisor itself says to the user. */
export const SUPERVISOR_WORDS = inLanguages({
  KO: {
    planning: '질문을 읽고 할 일을 정하고 있어요.',
    replanning: '말씀하신 내용을 반영해 계획을 다시 세우고 있어요.',
    inputsFailed: (tasks: readonly string[]) =>
      `먼저 끝나야 할 작업(${tasks.join(', ')})에서 결과를 얻지 못해 건너뛰었어요.`,
    stepFailed: '이 작업을 마치지 못했어요.',
    stepGap: (task: string, reason: string) => `‘${task}’ 작업은 하지 못했어요: ${reason}`,
    approvePlan: '이렇게 진행할까요? 그대로 진행하거나, 작업을 빼고 바꾸거나, 의견을 주시면 다시 계획할게요.',
    leftOut: '요청하신 대로 뺐어요.',
    needsLeftOut: (tasks: readonly string[]) => `먼저 필요한 작업(${tasks.join(', ')})을 빼서 함께 빠졌어요.`,
    leftOutGap: (task: string) => `‘${task}’ 작업은 요청하신 대로 뺐어요.`,
    documentElsewhere: (title: string) => `${title}는 이 답이 이어받은 앞 실행에 있어요.`,
    unchecked: (sentences: readonly string[]) =>
      `\n\n> 확인 필요: 다음 문장의 숫자나 조문은 출처에서 확인하지 못했어요.\n${sentences.map((s) => `> - ${s}`).join('\n')}\n`,
  },
  EN: {
    planning: 'Reading the question and deciding what to do.',
    replanning: 'Making the plan again with your feedback.',
    inputsFailed: (tasks: readonly string[]) =>
      `Skipped: the work it depends on (${tasks.join(', ')}) gave no result.`,
    stepFailed: 'This work could not be finished.',
    stepGap: (task: string, reason: string) => `“${task}” was not done: ${reason}`,
    approvePlan:
      'Shall this be done? Approve it, leave steps out or change them, or say what a new plan should do.',
    leftOut: 'Left out as you asked.',
    needsLeftOut: (tasks: readonly string[]) =>
      `Left out too, because it needs what you left out: ${tasks.join(', ')}.`,
    leftOutGap: (task: string) => `“${task}” was left out as you asked.`,
    documentElsewhere: (title: string) =>
      `The contract (${title}) is with the run that this one goes on from.`,
    unchecked: (sentences: readonly string[]) =>
      `\n\n> To be checked: numbers or articles of these sentences were not found in the sources.\n${sentences.map((s) => `> - ${s}`).join('\n')}\n`,
  },
} as const satisfies Record<Language, unknown>)
