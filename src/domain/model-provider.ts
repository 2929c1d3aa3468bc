/** Who reads what people ask, where a model answers. */
export interface ModelProvider {
  /** Name or address, with a port where it has one of its own. */
  host: string
  models: readonly string[]
  embeddingModel: string
  /** Nothing leaves the machine: it is the provider itself. */
  isThisMachine: boolean
  /** What holds for people who have said neither. */
  allowedByDefault: boolean
}
