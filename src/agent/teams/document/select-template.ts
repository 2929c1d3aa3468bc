import type { TemplateId } from '../../../domain/document/template.ts'
import type { TransactionType } from '../../../domain/property.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { AgentDeps } from '../../ports.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

const templateFor = (type: TransactionType): TemplateId =>
  type === 'SALE' ? 'sales_contract_v1' : 'lease_contract_v1'

/** The home's own deal decides; without a home what was asked for, a lease where even that is open. */
const decideTemplate = (deals: readonly TransactionType[], isRenewal: boolean): TemplateId => {
  const [first, ...others] = new Set(deals.map(templateFor))
  return isRenewal || first === undefined || others.length > 0 ? 'lease_contract_v1' : first
}

/** Reads the chosen home as it is offered now and picks the template that fits it. */
export const selectTemplate =
  ({ ports }: AgentDeps) =>
  async (state: DocumentTeamState, control: NodeControl): Promise<DocumentTeamUpdate> => {
    const { selectedProperty, deals, isRenewal, refusal } = state
    if (refusal !== null) return {}
    if (selectedProperty === null) return { withoutHome: true, templateId: decideTemplate(deals, isRenewal) }
    const offer = await ports.readOffer(selectedProperty, signalOf(control))
    if (offer === null) {
      return { selectedProperty: null, gone: [...state.gone, selectedProperty.transactionId] }
    }
    return { offer, templateId: templateFor(offer.transactionType) }
  }

export const afterTemplate = ({
  refusal,
  templateId,
}: DocumentTeamState): 'findHomes' | 'askParties' | 'finalize' => {
  if (refusal !== null) return 'finalize'
  return templateId === null ? 'findHomes' : 'askParties'
}
