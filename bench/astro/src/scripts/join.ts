// Joining a community: kept on this page only, and told in a toast.
const button = document.querySelector<HTMLButtonElement>('button[data-join]')
const place = document.querySelector<HTMLElement>('.toasts')
const template = document.querySelector<HTMLTemplateElement>('#toast')

/** Shows a toast in place of the one before. */
function showToast(title: string, text: string, destructive: boolean): void {
  const toast = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const [heading, line] = toast.querySelectorAll('p')
  if (!place || !heading || !line) return
  heading.textContent = title
  line.textContent = text
  toast.classList.toggle('toast-destructive', destructive)
  toast.querySelector('button')?.addEventListener('click', () => toast.remove())
  place.ariaLive = destructive ? 'assertive' : 'polite'
  place.replaceChildren(toast)
}

button?.addEventListener('click', () => {
  const { join: name } = button.dataset
  const joined = button.classList.toggle('button-quiet')
  button.classList.toggle('button-primary', !joined)
  button.textContent = joined ? 'Joined Community' : `Join ${name}`
  if (joined)
    showToast(
      'Joined community!',
      `Welcome to the ${name} community! You'll receive updates about events and activities.`,
      false,
    )
  else showToast('Left community', `You have left the ${name} community.`, true)
})

export {}
