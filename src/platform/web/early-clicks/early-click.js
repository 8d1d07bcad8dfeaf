// Runs in the head before the first paint. Until hydration, links and plain forms work natively;
// the first click on any other control is repeated after hydration and shows a sign meanwhile.
;(function (w, d) {
  const patience_ms = 15_000
  const look_ms = 50
  const controls = 'button,[role=button],[role=switch]'
  let press = null
  let tellLost = null

  d.documentElement.setAttribute('data-scripts', '')
  try {
    const { token } = JSON.parse(localStorage.getItem('auth') || '{}')
    if (token) d.documentElement.setAttribute('data-signed-in', '')
  } catch {}

  const isReady = (element) => tellLost !== null && !element.closest('[data-awaits]')
  const isAddress = (form) => form.method === 'get' && form.hasAttribute('action')
  const nameOf = (element) =>
    element.dataset.press || element.getAttribute('aria-label') || element.textContent.trim()
  const listAlike = (name) => [...d.querySelectorAll(controls)].filter((one) => nameOf(one) === name)

  /** Only the first click counts, so that nothing binding is sent twice. */
  function hold(event, element) {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (press) return
    const name = nameOf(element)
    press = { element, name, place: listAlike(name).indexOf(element), until: Date.now() + patience_ms }
    element.setAttribute('data-pressed', '')
    element.setAttribute('aria-busy', 'true')
    look()
  }

  function release() {
    press.element.removeAttribute('data-pressed')
    press.element.removeAttribute('aria-busy')
    press = null
  }

  /** React may have replaced the element: then the one with the same name counts. */
  function look() {
    if (!press) return
    const { element, name, place, until } = press
    const current = element.isConnected ? element : listAlike(name)[place]
    if (current && isReady(current)) {
      release()
      current.focus()
      current.click()
    } else if (Date.now() > until) {
      release()
      if (tellLost) tellLost()
      else showAsleep()
    } else setTimeout(look, look_ms)
  }

  function showAsleep() {
    const note = d.getElementById('asleep')
    if (!note) return
    note.querySelector('a').href = location.href
    note.hidden = false
  }

  function onClick(event) {
    if (!event.isTrusted || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    const element = event.target.closest?.(controls)
    if (!element || element.matches(':disabled,[aria-disabled=true]') || isReady(element)) return
    const isWaiting = element.closest('[data-awaits]') !== null
    if (element.type === 'submit' && element.form && isAddress(element.form) && !isWaiting) return
    hold(event, element)
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

  w.earlyPress = {
    /** @param tell reports that a click had no effect */
    hydrate(tell) {
      tellLost = tell
      d.getElementById('asleep')?.setAttribute('hidden', '')
    },
  }
})(window, document)
