// The search box above a list: it hides what does not match, and keeps the search in the address. The article list has
// chips of tags besides.
const input = document.querySelector<HTMLInputElement>('input[data-list]')
const counter = document.querySelector<HTMLElement>('.result-count')

/** Lower case, without accents, with single blanks. */
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The items of a list with the lines that are searched: what the fields show, more words, the group's name. */
function readList(list: string, fields: string) {
  return Array.from(document.querySelectorAll<HTMLElement>(`#${list} [data-item]`), (element) => {
    const group = element.closest<HTMLElement>('[data-group]')
    const shown = Array.from(element.querySelectorAll(fields), (field) => field.textContent)
    const lines = [...shown, element.dataset.q ?? '', group?.querySelector('h2')?.textContent ?? '']
      .join('\n')
      .split('\n')
    return { element, group, text: lines.map(fold).join('\n'), tags: element.dataset.tags?.split('\n') }
  })
}

/** Shows what contains the words and carries the tag, hides the rest and every group left empty, and counts. */
function show(items: ReturnType<typeof readList>, words: string, tag: string): number {
  const groups = new Map<HTMLElement, boolean>()
  let shown = 0
  for (const { element, group, text, tags } of items) {
    const matches = text.includes(words) && (!tag || !!tags?.includes(tag))
    element.hidden = !matches
    if (matches) shown++
    if (group) groups.set(group, groups.get(group) || matches)
  }
  for (const [group, filled] of groups) group.hidden = !filled
  return shown
}

/** Says how many there are, or that there is nothing: in a panel, and by the counter to those who do not see it. */
function report({ dataset, value }: HTMLInputElement, shown: number): void {
  const { list, one, many, none = `No ${many} found matching "${value.trim()}"` } = dataset
  const panel = document.getElementById(`${list}-empty`)
  if (panel) panel.hidden = shown > 0
  panel?.querySelector('[data-sentence]')?.replaceChildren(shown > 0 ? '' : none)
  const spoken = document.createElement('span')
  spoken.className = 'sr-only'
  spoken.textContent = none
  counter?.replaceChildren(shown > 0 ? `${shown} ${shown === 1 ? one : many}` : spoken)
}

/** Writes a value into the query of the address, or takes it out. */
function remember(how: 'pushState' | 'replaceState', name: string, value: string): void {
  const url = new URL(location.href)
  if ((url.searchParams.get(name) ?? '') === value) return
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  history[how](null, '', url)
}

function startSearch(input: HTMLInputElement): void {
  const { list = '', fields = '' } = input.dataset
  const chips = document.querySelectorAll<HTMLAnchorElement>('[aria-label="Tags"] a')
  const tagOf = (chip: HTMLAnchorElement) => new URL(chip.href).searchParams.get('tag') ?? ''
  let items: ReturnType<typeof readList> | undefined
  let tag = ''
  let timer = 0

  const filter = () => {
    items ??= readList(list, fields)
    const words = fold(input.value)
    report(input, show(items, words, tag))
    if (!words && !tag) counter?.replaceChildren()
  }

  const choose = (chosen: string) => {
    tag = chosen
    for (const chip of chips) {
      if (tagOf(chip) === tag) chip.setAttribute('aria-current', 'true')
      else chip.removeAttribute('aria-current')
    }
    filter()
  }

  const follow = () => {
    const query = new URLSearchParams(location.search)
    input.value = query.get('q') ?? ''
    choose(query.get('tag') ?? '')
  }

  input.addEventListener('input', () => {
    filter()
    clearTimeout(timer)
    timer = window.setTimeout(() => remember('replaceState', 'q', input.value.trim()), 250)
  })
  input.form?.addEventListener('submit', (event) => event.preventDefault())
  for (const chip of chips) {
    chip.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const chosen = tagOf(chip) === tag ? '' : tagOf(chip)
      remember('pushState', 'tag', chosen)
      choose(chosen)
    })
  }
  document.querySelector('[data-clear-filters]')?.addEventListener('click', () => {
    history.pushState(null, '', location.pathname)
    follow()
    input.focus()
  })
  window.addEventListener('popstate', follow)
  // What was typed before the script ran counts more than the address.
  if (input.value) filter()
  else if (location.search) follow()
}

if (input) startSearch(input)

export {}
