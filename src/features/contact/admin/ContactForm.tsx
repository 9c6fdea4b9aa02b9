import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { adminContact as words } from '@/content/en/adminContact.ts';
import { contactText } from '@/content/en/contact.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useRecordForm, type Versioned } from '@/shared/admin/useRecordForm.ts';
import { emailRule } from '@/shared/forms/rules.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { contactSchema, type ContactValues } from './data/contact.ts';
import { readContact, useSaveContact } from './data/contactQueries.ts';
import { HoursFields } from './HoursFields.tsx';
import { PhoneList } from './PhoneList.tsx';
import { TestLink } from './TestLink.tsx';
import { TextList } from './TextList.tsx';

/** A list as one line, for whoever chooses between two versions of it. */
function listText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((entry: unknown) => {
      const { text, isCalled, hasWhatsApp }: Record<string, unknown> = Object(entry);
      const marks = [isCalled && words.phones.called, hasWhatsApp && words.phones.chatted];
      const said = marks.filter(Boolean).join(', ');
      return `${String(text)}${said && ` (${said})`}`;
    })
    .join('; ');
}

function daysText(value: unknown): string {
  const days = Array.isArray(value) ? value.map(Number) : [];
  return days.map((day) => contactText.weekdays[day - 1] ?? '').join(', ');
}

const fields = {
  phones: { label: words.phones.title, show: listText },
  emails: { label: words.emails.title, show: listText },
  addresses: { label: words.addresses.title, show: listText },
  mapUrl: { label: words.map },
  days: { label: words.hours.days, show: daysText },
  opens: { label: words.hours.opens },
  closes: { label: words.hours.closes },
  hoursNote: { label: words.hours.note },
  social: { label: words.social.title, show: listText },
};

/** How the company is reached: what every page says. */
export function ContactForm({ record }: { record: Versioned<ContactValues> }) {
  const save = useSaveContact();
  const state = useRecordForm({
    name: 'contact',
    record,
    schema: contactSchema,
    save,
    reload: readContact,
    reach: () => 'live',
  });
  const { form } = state;
  const mapUrl = useWatch({ control: form.control, name: 'mapUrl' });
  return (
    <RecordForm label={words.form} state={state} fields={fields}>
      <div className="space-y-8">
        <PhoneList form={form} />
        <TextList
          form={form}
          name="emails"
          type="email"
          words={words.emails}
          testHref={(text) => (v.is(emailRule, text) ? `mailto:${text}` : null)}
        />
        <TextList
          form={form}
          name="addresses"
          type="text"
          words={words.addresses}
          testHref={(text) => (text ? contactText.mapOf(text) : null)}
        />
        <div className="space-y-1">
          <TextInput
            label={words.map}
            hint={words.mapHint}
            optional={words.optional}
            error={form.formState.errors.mapUrl?.message}
            type="url"
            {...form.register('mapUrl')}
          />
          {mapUrl && safeLink(mapUrl) && (
            <TestLink href={mapUrl}>
              <ExternalLink aria-hidden />
              {words.mapTest}
            </TestLink>
          )}
        </div>
        <HoursFields form={form} />
        <TextList
          form={form}
          name="social"
          type="url"
          words={words.social}
          testHref={(text) => (text.startsWith('https://') ? safeLink(text) : null)}
        />
      </div>
    </RecordForm>
  );
}
