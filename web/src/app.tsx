import { Suspense } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { ApiProvider } from './api/provider.tsx'
import { ViewerEvents } from './api/viewer-events.tsx'
import { ChatView } from './chat/chat-view.tsx'
import { LanguageProvider, useWords } from './i18n/language.tsx'
import { EmptyState, Skeleton } from './kit/states.tsx'
import { ToastProvider } from './kit/toast.tsx'
import { Boundary } from './layout/boundary.tsx'
import { EvidenceProvider } from './layout/evidence.tsx'
import { MoreView } from './layout/more-view.tsx'
import { Shell } from './layout/shell.tsx'
import { useTitle } from './layout/title.ts'
import { LAYOUT_WORDS } from './layout/words.ts'
import type { LayoutWord } from './layout/words.ts'
import { OpenedNotifications } from './receivers/opened.tsx'
import { Alerts } from './saved-search/alerts.tsx'
import { SessionsView } from './sessions/sessions-view.tsx'
import { VIEWS } from './views.ts'
import './kit/kit.css'
import './layout/layout.css'

const Nowhere = () => {
  const say = useWords(LAYOUT_WORDS)
  return (
    <EmptyState icon="search" isHeading title={say('nowhere')} action={<Link href="/">{say('home')}</Link>} />
  )
}

const Titled = ({ title, children }: { title: LayoutWord; children: React.ReactNode }) => {
  const say = useWords(LAYOUT_WORDS)
  useTitle(say(title))
  return children
}

const Views = () => {
  const [location] = useLocation()
  const isChat = location === '/' || location.startsWith('/s/')
  return (
    <Shell isWide={!isChat}>
      <Boundary key={isChat ? 'chat' : location}>
        <Suspense
          fallback={
            <div className="page">
              <Skeleton lines={6} />
            </div>
          }
        >
          <Switch>
            <Route path="/">
              <ChatView />
            </Route>
            <Route path="/s/:sessionId">
              <ChatView />
            </Route>
            <Route path="/sessions">
              <Titled title="sessions">
                <SessionsView />
              </Titled>
            </Route>
            <Route path="/more">
              <Titled title="more">
                <MoreView />
              </Titled>
            </Route>
            {VIEWS.map(({ path, title, view: Shown }) => (
              <Route key={path} path={path}>
                <Titled title={title}>
                  <Shown />
                </Titled>
              </Route>
            ))}
            <Route>
              <Nowhere />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
    </Shell>
  )
}

export const App = () => (
  <LanguageProvider>
    <ApiProvider>
      <ToastProvider>
        <EvidenceProvider>
          <Alerts />
          <ViewerEvents />
          <OpenedNotifications />
          <Views />
        </EvidenceProvider>
      </ToastProvider>
    </ApiProvider>
  </LanguageProvider>
)
