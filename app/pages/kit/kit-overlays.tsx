import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/overlays/dialog.tsx';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { TabList, TabPanel } from '#app/components/ui/tabs.tsx';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const;

/** An island. */
export default function KitOverlays() {
  const [open, setOpen] = useState<'center' | 'right' | 'full' | null>(null);
  return (
    <section className="border-t border-ink/20 py-10">
      <h2 className="mb-6 text-2xl">Overlays, notices, tabs</h2>
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => setOpen('center')}>Dialog</Button>
        <Button onClick={() => setOpen('right')}>Drawer</Button>
        <Button onClick={() => setOpen('full')}>Full screen</Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({ status: 'error', title: 'Please try again', description: 'Failed to fetch results' })
          }
        >
          Error notice
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ status: 'success', title: 'Request submitted successfully' })}
        >
          Success notice
        </Button>
      </div>
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        label="Example"
        closeLabel="Close"
        placement={open ?? 'center'}
      >
        <div className="p-10 pt-16">
          <p className="text-xl">Escape, the backdrop, the cross and the back button close this.</p>
          <Button className="mt-6" onClick={() => setOpen(null)}>
            Done
          </Button>
        </div>
      </Dialog>
      <TabList tabs={tabs} selected="one" label="Example" className="mt-10" />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} id={id} isSelected={id === 'one'}>
          <p className="py-6">Panel {label}</p>
        </TabPanel>
      ))}
    </section>
  );
}
