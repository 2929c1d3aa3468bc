import { Component } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/states.tsx'
import { LAYOUT_WORDS } from './words.ts'

const Broken = () => {
  const say = useWords(LAYOUT_WORDS)
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={say('broken')}
        action={<Button onClick={() => location.reload()}>{say('reload')}</Button>}
      >
        {say('brokenText')}
      </EmptyState>
    </div>
  )
}

/** A view that throws, or whose file a newer version has replaced, takes no other view along. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}
