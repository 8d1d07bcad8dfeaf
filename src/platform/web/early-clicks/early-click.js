// Runs in the head before the first paint. Until hydration, links and plain forms work natively;
// the first click on any other control is repeated after hydration and shows a sign meanwhile.
;(function (w, d) {
  const patienceMs = 15_000
  const retryMs = 50
  const controls = 'button,[role=button],[role=switch]'
  let click = null
  let reportLost = null

  d.documentElement.setAttribute('data-scripts', '')
  try {
    const { token } = JSON.parse(localStorage.getItem('auth') || '{}')
    if (token) d.documentElement.setAttribute('data-signed-in', '')
  } catch {}

  const isReady = (element) => reportLost !== null && !element.closest('[data-pending]')
  const isAddress = (form) => form.method === 'get' && form.hasAttribute('action')
  const getName = (element) =>
    element.dataset.clickName || element.getAttribute('aria-label') || element.textContent.trim()
  const listAlike = (name) => [...d.querySelectorAll(controls)].filter((one) => getName(one) === name)

  /** Only the first click counts, so that nothing binding is sent twice. */
  function captureClick(event, element) {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (click) return
    const name = getName(element)
    click = { element, name, place: listAlike(name).indexOf(element), until: Date.now() + patienceMs }
    element.setAttribute('data-clicked', '')
    element.setAttribute('aria-busy', 'true')
    replayClick()
  }

  function releaseClick() {
    click.element.removeAttribute('data-clicked')
    click.element.removeAttribute('aria-busy')
    click = null
  }

  /** React may have replaced the element: then the one with the same name counts. */
  function replayClick() {
    if (!click) return
    const { element, name, place, until } = click
    const current = element.isConnected ? element : listAlike(name)[place]
    if (current && isReady(current)) {
      releaseClick()
      current.focus()
      current.click()
    } else if (Date.now() > until) {
      releaseClick()
      if (reportLost) reportLost()
      else showNotHydrated()
    } else setTimeout(replayClick, retryMs)
  }

  function showNotHydrated() {
    const note = d.getElementById('before-hydration')
    if (!note) return
    note.querySelector('a').href = location.href
    note.hidden = false
  }

  function onClick(event) {
    if (!event.isTrusted || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    const element = event.target.closest?.(controls)
    if (!element || element.matches(':disabled,[aria-disabled=true]') || isReady(element)) return
    const isWaiting = element.closest('[data-pending]') !== null
    if (element.type === 'submit' && element.form && isAddress(element.form) && !isWaiting) return
    captureClick(event, element)
  }

  /** Handles the Enter key in a form without a button. */
  function onSubmit(event) {
    const form = event.target
    if (isAddress(form) || isReady(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)

  w.earlyClick = {
    /** @param report reports that a click had no effect */
    hydrate(report) {
      reportLost = report
      d.getElementById('before-hydration')?.setAttribute('hidden', '')
    },
  }
})(window, document)
