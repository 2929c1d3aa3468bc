/** A mail of plain text to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Where mails go out. */
export interface Mailer {
  /** Resolves when somebody else answers for the mail's arrival. */
  send(mail: Mail): Promise<void>
  close(): void
}
