import { adminSecondFactor as words } from '@/content/en/adminSecondFactor.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { formatIstDate } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useCodes } from '@/features/sign-in/admin/data/recoveryCodes.ts';
import {
  useRemoveFactor,
  useTurnOff,
  type WorkingFactor,
} from '@/features/sign-in/admin/data/secondFactor.ts';

const { codes: codeWords } = words;

type WorkingAppsProps = {
  apps: readonly WorkingFactor[];
  onAddApp: (purpose: 'further' | 'new phone') => void;
  onMakeCodes: (replaces: boolean) => void;
};

/** A second factor that is on: its apps, its recovery codes, and the end of it. */
export function WorkingApps({ apps, onAddApp, onMakeCodes }: WorkingAppsProps) {
  const turnOff = useTurnOff();
  return (
    <>
      <p>{words.isOn}</p>
      <ul aria-label={words.apps}>
        {apps.map((app) => (
          <li key={app.id} className="flex items-center justify-between gap-3">
            {words.app(sinceOf(app))}
            {apps.length > 1 && <RemoveApp app={app} />}
          </li>
        ))}
      </ul>
      <RecoveryCodes onMakeCodes={onMakeCodes} onAddApp={onAddApp} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onAddApp('new phone')}>
          {words.renew}
        </Button>
        <ConfirmButton
          label={words.off}
          question={words.offQuestion}
          consequence={words.offText}
          action={words.off}
          isDisabled={turnOff.isPending}
          onConfirm={() =>
            turnOff.mutate(
              apps.map(({ id }) => id),
              {
                onSuccess: () => notify.success(words.offDone),
                onError: () => notify.error(words.offFailed),
              },
            )
          }
        />
      </div>
    </>
  );
}

const sinceOf = ({ created_at }: WorkingFactor) => formatIstDate(new Date(created_at));

function RemoveApp({ app }: { app: WorkingFactor }) {
  const remove = useRemoveFactor();
  return (
    <ConfirmButton
      label={words.removeName(sinceOf(app))}
      question={words.removeQuestion}
      consequence={words.removeText}
      action={words.remove}
      isDisabled={remove.isPending}
      onConfirm={() =>
        remove.mutate(app.id, {
          onSuccess: () => notify.success(words.removed),
          onError: () => notify.error(words.offFailed),
        })
      }
    >
      {words.remove}
    </ConfirmButton>
  );
}

function RecoveryCodes({
  onMakeCodes,
  onAddApp,
}: Pick<WorkingAppsProps, 'onMakeCodes' | 'onAddApp'>) {
  const codes = useCodes();
  return (
    <div className="border-line space-y-2 border-y py-3">
      <h3 className="font-semibold">{codeWords.title}</h3>
      <RecordView query={codes} failed={codeWords.failed}>
        {(state) => {
          if (state === 'unsupported')
            return (
              <>
                <p>{codeWords.unavailable}</p>
                <Button size="sm" onClick={() => onAddApp('further')}>
                  {words.another}
                </Button>
              </>
            );
          if (state === 'none')
            return (
              <>
                <p>{codeWords.none}</p>
                <Button size="sm" onClick={() => onMakeCodes(false)}>
                  {codeWords.make}
                </Button>
              </>
            );
          return (
            <>
              <p>
                <strong>{codeWords.left(state.left, state.total)}</strong>{' '}
                {state.left === 0 ? codeWords.noneLeft : codeWords.leftText}
              </p>
              <ConfirmButton
                variant="secondary"
                label={codeWords.renew}
                question={codeWords.renewQuestion}
                consequence={codeWords.renewText}
                action={codeWords.renew}
                onConfirm={() => onMakeCodes(true)}
              />
            </>
          );
        }}
      </RecordView>
    </div>
  );
}
