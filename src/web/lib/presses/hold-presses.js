// Runs in the head, before anything is painted. A press made before its control can answer is held here, is seen at
// once on the control itself, and is carried out when the control can: when React has it and it no longer `awaits`.
;(function (w, d) {
  const root = d.documentElement
  const { nextPage } = w
  const controls = 'a[href],button,[role=button],[role=tab],[role=switch]'
  const states = ['aria-pressed', 'aria-expanded', 'aria-checked']
  const patience_ms = 15000
  const look_ms = 40
  const nowhere_ms = 600
  const touch_ms = 250
  const max_move_px = 8
  // With these React hydrates all at once, and nothing is painted meanwhile: no sign of the press either.
  const hasty =
    'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup focusin focusout input change'
  let held = []
  let lost = null
  let looking = 0
  let isReplaying = false
  let canTell = false
  let started = null

  root.setAttribute('data-scripts', '')
  try {
    if (JSON.parse(localStorage.getItem('auth') || '{}').token) root.setAttribute('data-signed-in', '')
  } catch {}

  const hasReact = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const isReady = (element) =>
    lost !== null && (!canTell || hasReact(element)) && !element.closest('[data-awaits]')
  const stateOf = (element) => states.map((name) => element.getAttribute(name)).join()
  const isToggle = (element) => states.some((name) => element.hasAttribute(name))
  const nameOf = (element) =>
    element.dataset.press || element.getAttribute('aria-label') || element.textContent.trim()
  /** A control that is rendered again may be a button where a link was. */
  const listAlike = (one) => [...d.querySelectorAll(one.matches(controls) ? controls : one.tagName)]
  const named = (name, element) => listAlike(element).filter((one) => nameOf(one) === name)
  const placeOf = (element, name) => named(name, element).indexOf(element)
  const describe = (element) => ({ name: nameOf(element), place: placeOf(element, nameOf(element)) })
  const kindOf = (element) => (element.tagName === 'A' ? 'link' : isToggle(element) ? 'toggle' : 'button')
  const isOff = (element) => element.matches(':disabled,[aria-disabled=true]')
  const isAside = (element) => element.matches('a[target],a[download]')

  function mark(element) {
    element.setAttribute('data-pressed', '')
    if (!element.hasAttribute('aria-busy')) element.setAttribute('aria-busy', 'true')
    nextPage.showBar()
  }

  function unmark(element) {
    if (!element.hasAttribute('data-pressed')) return
    element.removeAttribute('data-pressed')
    if (element.getAttribute('aria-busy') === 'true') element.removeAttribute('aria-busy')
    nextPage.showBar()
  }

  function drop(press) {
    held = held.filter((one) => one !== press)
    unmark(press.element)
    if (press.sign) unmark(press.sign)
  }

  /** Of what binds the last counts, once; a switch pressed twice is as it was. */
  function hold(press) {
    const same = held.find((one) => one.element === press.element && one.kind === press.kind)
    if (same) drop(same)
    if (same && press.kind === 'toggle') return
    if (press.kind === 'button' || press.kind === 'submit')
      for (const one of held.filter(({ kind }) => kind === press.kind)) drop(one)
    held.push({ ...press, ...describe(press.element), at: Date.now() })
    mark(press.sign || press.element)
    look()
  }

  /** React may have drawn it anew: then it is the one of the same name in the same place. */
  function find({ element, kind, name, place }) {
    if (element.isConnected) return element
    const known = named(name, element)
    // What was typed belongs in its own field or in none.
    return known[place] || (kind === 'field' ? undefined : known[0])
  }

  function look() {
    clearTimeout(looking)
    looking = 0
    for (const press of held) {
      const element = find(press)
      const isLate = Date.now() - press.at > patience_ms
      if (element && isReady(element)) {
        drop(press)
        unmark(element)
        carryOut(press, element)
      } else if (isLate && lost) {
        drop(press)
        lost()
      } else if (isLate) tellAsleep()
    }
    if (held.length > 0) looking = setTimeout(look, look_ms)
  }

  function tellAsleep() {
    const note = d.getElementById('asleep')
    if (!note || !note.hidden) return
    note.querySelector('a').href = location.href
    note.hidden = false
  }

  function carryOut({ kind, state, detail, sign, typed }, element) {
    isReplaying = true
    try {
      if (kind === 'submit') element.requestSubmit(sign && sign.form === element ? sign : undefined)
      else if (kind === 'field') tellAgain(element, typed)
      else if (kind !== 'toggle' || stateOf(element) === state) {
        const event = { bubbles: true, cancelable: true, composed: true, view: w, detail }
        if (element.getAttribute('role') === 'tab') element.dispatchEvent(new MouseEvent('mousedown', event))
        element.dispatchEvent(new MouseEvent('click', event))
      }
    } finally {
      isReplaying = false
    }
  }

  /** React hydrates in one go to hear of it, where it has come; the browser goes there itself where it has not. */
  function followOncePainted(element, detail) {
    const described = describe(element)
    const follow = () => {
      const link = find({ element, ...described })
      if (link) carryOut({ kind: 'link', detail }, link)
      clearUnlessUnderWay()
    }
    requestAnimationFrame(() => setTimeout(follow))
  }

  /** React takes over a field without hearing that somebody changed it, and may have drawn it again as it was. */
  function tellAgain(element, { value, checked }) {
    if (/checkbox|radio/.test(element.type)) {
      element.checked = !checked
      element.click()
      return
    }
    const { selectionStart, selectionEnd } = element
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')
    // By React's own way in, so that it knows another value than the field then has.
    element.value = value === '' ? ' ' : ''
    own.set.call(element, value)
    if (typeof selectionStart === 'number' && element === d.activeElement)
      element.setSelectionRange(selectionStart, selectionEnd)
    for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
  }

  function controlOf(event) {
    if (isReplaying || !event.isTrusted || !event.target.closest) return null
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
    const element = event.target.closest(controls)
    return element && !isOff(element) ? element : null
  }

  /** Whatever comes of a press, it is seen: a quick tap is over before `:active` has been painted. */
  function touch(element) {
    element.setAttribute('data-touched', '')
    setTimeout(() => element.removeAttribute('data-touched'), touch_ms)
  }

  /** Seen as soon as the finger is down, and no longer where no press comes of it. */
  function onDown(event) {
    const element = controlOf(event)
    started = null
    if (!element) return
    touch(element)
    const waits = !isReady(element) && !element.hasAttribute('data-pressed')
    if (waits) mark(element)
    started = startPress(element, event)
    if (!waits) return
    const isHeld = () => held.some((one) => one.element === element || one.sign === element)
    const end = () =>
      setTimeout(() => isHeld() || (element.href && lost === null) || unmark(element), nowhere_ms)
    for (const name of ['pointerup', 'pointercancel'])
      addEventListener(name, end, { capture: true, once: true })
  }

  const rectOf = (element) => JSON.stringify(element.getBoundingClientRect())
  function startPress(element, { pointerId, clientX, clientY }) {
    const [name, path] = [nameOf(element), location.pathname]
    const where = { x: clientX, y: clientY, rect: rectOf(element), path }
    // Their names are read only if the click goes missing, as a sign waits to be painted; removed ones keep them.
    return { element, name, alike: listAlike(element), pointerId, ...where, hasClick: false }
  }

  /** A browser makes no click where the control was replaced, or moved away, since the finger came down on it. */
  function onUp(event) {
    const press = started
    const isSame = press && press.pointerId === event.pointerId && event.pointerType !== 'touch'
    if (!isSame || Math.hypot(event.clientX - press.x, event.clientY - press.y) > max_move_px) return
    const { element, rect } = press
    if (element.isConnected && (element.contains(event.target) || rectOf(element) === rect)) return
    setTimeout(() => press.hasClick || dispatchMissingClick(press))
  }

  /** Null where another may be meant: of several rows with the same button, one may have gone. */
  function findReplacement({ element, name, alike, path }) {
    if (element.isConnected) return element
    const isOnly = alike.filter((one) => nameOf(one) === name).length === 1
    const known = named(name, element)
    return isOnly && known.length === 1 && path === location.pathname ? known[0] : null
  }

  function dispatchMissingClick(press) {
    const element = findReplacement(press)
    if (!element || isOff(element) || isAside(element) || nameOf(element) !== press.name) return
    if (element.form && element.type === 'submit')
      hold({ element: element.form, kind: 'submit', sign: element })
    else hold({ element, kind: kindOf(element), state: stateOf(element), detail: 1 })
  }

  function onClick(event) {
    const element = controlOf(event)
    if (!element) return
    if (started) started.hasClick = true
    // By the keyboard there was no finger.
    if (event.detail === 0) touch(element)
    if (element.tagName === 'A') {
      // The browser itself goes there, unless something pressed before is still to be carried out.
      if (isAside(element)) return
      if (!element.closest('[data-awaits]') && (held.length === 0 || lost)) {
        mark(element)
        nextPage.ask(element.href)
        if (lost) {
          clearUnlessUnderWay()
          return
        }
        event.preventDefault()
        event.stopImmediatePropagation()
        followOncePainted(element, event.detail)
        return
      }
    } else {
      if (isReady(element)) return
      if (element.form && element.type === 'submit' && !element.closest('[data-awaits]')) return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    hold({ element, kind: kindOf(element), state: stateOf(element), detail: event.detail })
  }

  /** Searches are plain addresses: the browser itself goes there. */
  const isSearch = (form) => form.getAttribute('action') === '/ibuy'

  function onSubmit(event) {
    const form = event.target
    if (isReplaying || isSearch(form) || isReady(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hold({ element: form, kind: 'submit', sign: event.submitter })
  }

  function onInput({ target, isTrusted }) {
    if (!isTrusted || isReady(target) || !target.matches('input:not([type=file]),select,textarea')) return
    const { value, checked } = target
    const [typed, known] = [{ value, checked }, held.find(({ element }) => element === target)]
    if (known) known.typed = typed
    else held.push({ element: target, kind: 'field', ...describe(target), typed, at: Date.now() })
    look()
  }

  const keepQuiet = (event) => event.stopImmediatePropagation()

  addEventListener('pointerdown', onDown, true)
  addEventListener('pointerup', onUp, true)
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  for (const name of hasty.split(' ')) addEventListener(name, keepQuiet, true)
  addEventListener('pageshow', ({ persisted }) => persisted && clear())

  /** A page that React does not turn to is being fetched by the browser, as long as this one sleeps. */
  const clearUnlessUnderWay = () =>
    void setTimeout(() => lost && !nextPage.isUnderWay() && clear(), nowhere_ms)

  const clear = () => {
    nextPage.ask(null)
    for (const link of d.querySelectorAll('a[data-pressed]')) unmark(link)
  }

  w.presses = {
    /** The page is awake; presses that come to nothing even so are told of. */
    wake(tell) {
      canTell = hasReact(d.body)
      lost = tell
      for (const name of hasty.split(' ')) removeEventListener(name, keepQuiet, true)
      d.getElementById('asleep')?.setAttribute('hidden', '')
      // Where somebody already is, React has not heard: the search field fetches its suggestions when it is entered.
      if (d.activeElement !== d.body)
        d.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      if (held.length > 0) look()
    },
    /** The links that were pressed have led somewhere, or nowhere. */
    clear,
  }
})(window, document)
