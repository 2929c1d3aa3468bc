import { END, START, StateGraph } from '@langchain/langgraph'
import {
  afterAskingBack,
  afterDeciding,
  afterParties,
  askDecision,
  askHome,
  askParties,
  askTerms,
  askWithoutHome,
} from './ask.ts'
import type { AgentDeps } from '../../ports.ts'
import { afterWriting, write } from './draft.ts'
import { finalize } from './finalize.ts'
import { afterFinding, findHomes } from './find-homes.ts'
import { afterGenerating, generate } from './generate.ts'
import { afterPreparing, prepare } from './prepare.ts'
import { review } from './review.ts'
import { afterTemplate, selectTemplate } from './select-template.ts'
import { DocumentTeamState } from './state.ts'

/**
 * From “write a contract” to a contract. Nodes named ask… only ask the user and wait. The team runs inside its run's
 * checkpoints: what was answered is never asked again, whichever process goes on.
 */
export const buildDocumentTeam = (deps: AgentDeps) =>
  new StateGraph(DocumentTeamState)
    .addNode('prepare', prepare(deps))
    .addNode('findHomes', findHomes(deps))
    .addNode('askHome', askHome)
    .addNode('askWithoutHome', askWithoutHome)
    .addNode('selectTemplate', selectTemplate(deps))
    .addNode('askParties', askParties)
    .addNode('askTerms', askTerms)
    .addNode('generate', generate)
    .addNode('review', review(deps))
    .addNode('write', write(deps))
    .addNode('askDecision', askDecision)
    .addNode('finalize', finalize(deps))
    .addEdge(START, 'prepare')
    .addConditionalEdges('prepare', afterPreparing, ['findHomes', 'selectTemplate', 'finalize'])
    .addConditionalEdges('findHomes', afterFinding, ['askHome', 'askWithoutHome', 'selectTemplate'])
    .addEdge('askHome', 'selectTemplate')
    .addEdge('askWithoutHome', 'selectTemplate')
    .addConditionalEdges('selectTemplate', afterTemplate, ['findHomes', 'askParties', 'finalize'])
    .addConditionalEdges('askParties', afterParties, ['askTerms', 'generate'])
    .addConditionalEdges('askTerms', afterAskingBack, ['askParties', 'generate'])
    .addConditionalEdges('generate', afterGenerating, ['askParties', 'review'])
    .addEdge('review', 'write')
    .addConditionalEdges('write', afterWriting, ['askDecision', 'finalize'])
    .addConditionalEdges('askDecision', afterDeciding, ['generate', 'finalize'])
    .addEdge('finalize', END)
    .compile()
