'use client'

import { Button } from '@/components/ui/button'

/** Goes back in the browser's history. */
export function GoBack() {
  return <Button onClick={() => history.back()}>Go Back</Button>
}
