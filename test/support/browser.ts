/** A browser's part in signing in: cookies for each origin, redirects, and forms that send themselves. */
export const createBrowser = () => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (url: URL) => {
    const jar = jars.get(url.origin) ?? new Map<string, string>()
    jars.set(url.origin, jar)
    return jar
  }

  const send = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const jar = jarOf(url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(cookie !== '' && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0(;|$)/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** Follows until `stop` says so, or there is nothing to follow. Returns the last request and what came of it. */
  const go = async (start: string, stop: (url: URL) => boolean = () => false) => {
    let url = new URL(start)
    let init: RequestInit = {}
    for (let hops = 0; hops < 15; hops++) {
      if (stop(url)) return { url, init, response: null }
      const response = await send(url, init)
      const location = response.headers.get('location')
      if (location !== null) {
        url = new URL(location, url)
        init = {}
        continue
      }
      if (!(response.headers.get('content-type') ?? '').includes('text/html')) return { url, init, response }
      const page = await response.text()
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
      if (action === undefined) throw new Error(`a page without a form: ${page}`)
      const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
      url = new URL(action, url)
      init = {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])).toString(),
      }
    }
    throw new Error('it goes round in circles')
  }

  return { send, go, cookies: (origin: string) => jarOf(new URL(origin)) }
}
export type Browser = ReturnType<typeof createBrowser>
