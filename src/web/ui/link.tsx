import { Link as RouterLink, type LinkProps } from 'react-router'

/**
 * To an address of ours. A page has a hundred links, and the router resolves each against the page's routes: the
 * server writes at once what the browser's own link then hydrates.
 */
export const Link = import.meta.env.SSR ? WrittenLink : UndiscoveredLink

/** The browser knows every route from the start, so no link is marked for finding one. */
function UndiscoveredLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}

function WrittenLink(props: LinkProps) {
  const {
    to,
    children,
    discover: _discover,
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    ...rest
  } = props
  if (typeof to !== 'string' || !to.startsWith('/')) return <UndiscoveredLink {...props} />
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
