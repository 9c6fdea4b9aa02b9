import { Sparkle } from 'lucide-react';
import { adminAccount } from '@/content/en/adminAccount.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import {
  type Device,
  useDevices,
  useEndDevice,
  useEndOthers,
} from '@/features/sign-in/admin/data/devices.ts';
import { AccountSection } from './AccountSection.tsx';

const { devices: words } = adminAccount;

/** Where the account is signed in, and where it was. */
export function DevicesSection() {
  const devices = useDevices();
  return (
    <AccountSection id="devices" title={words.title} intro={words.intro}>
      <RecordView query={devices} failed={words.failed}>
        {(all) => {
          const earlier = all.filter(({ is_active: isActive }) => !isActive);
          const others = all.filter((one) => one.is_active && !one.is_current);
          return (
            <>
              <DeviceList devices={[...all.filter((one) => one.is_current), ...others]} />
              {others.length > 0 && <EndOthers />}
              {(earlier.length > 0 || devices.hasNextPage) && (
                <details>
                  <summary className="link min-h-11 cursor-pointer py-2.5">
                    {words.earlier(earlier.length)}
                  </summary>
                  <DeviceList devices={earlier} />
                  {devices.hasNextPage && (
                    <Button
                      variant="secondary"
                      size="sm"
                      className="mt-3"
                      disabled={devices.isFetchingNextPage}
                      onClick={() => void devices.fetchNextPage()}
                    >
                      {words.older}
                    </Button>
                  )}
                </details>
              )}
            </>
          );
        }}
      </RecordView>
    </AccountSection>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  return (
    <ul className="divide-line divide-y">
      {devices.map((device) => (
        <li key={device.id} className="flex items-center justify-between gap-3 py-2.5">
          <div className="min-w-0">
            <p className="flex flex-wrap gap-x-2 font-semibold">
              {device.device || words.unknown}
              {device.is_new_device && (
                <span className="whitespace-nowrap">
                  <Sparkle aria-hidden className="mr-1 inline size-3.5 align-[-0.125em]" />
                  {words.isNew}
                </span>
              )}
            </p>
            <p className="text-muted wrap-anywhere">
              {words.at(formatIstDateTime(new Date(device.created_at)), device.ip)}
            </p>
          </div>
          {device.is_current && <span className="font-semibold">{words.current}</span>}
          {device.is_active && !device.is_current && <EndDevice device={device} />}
        </li>
      ))}
    </ul>
  );
}

function EndDevice({ device: { id, device, created_at } }: { device: Device }) {
  const end = useEndDevice();
  const name = device || words.unknown;
  return (
    <ConfirmButton
      label={words.endName(name, formatIstDateTime(new Date(created_at)))}
      question={words.endQuestion(name)}
      consequence={words.endText}
      action={words.end}
      isDisabled={end.isPending}
      onConfirm={() =>
        end.mutate(id, {
          onSuccess: (ended) => notify.success(ended ? words.ended : words.already),
          onError: () => notify.error(words.endFailed),
        })
      }
    >
      {words.end}
    </ConfirmButton>
  );
}

function EndOthers() {
  const end = useEndOthers();
  return (
    <ConfirmButton
      variant="secondary"
      label={words.endOthers}
      question={words.endOthersQuestion}
      consequence={words.endOthersText}
      action={words.endOthers}
      isDisabled={end.isPending}
      onConfirm={() =>
        end.mutate(undefined, {
          onSuccess: (count) => notify.success(words.othersEnded(count)),
          onError: () => notify.error(words.endFailed),
        })
      }
    />
  );
}
