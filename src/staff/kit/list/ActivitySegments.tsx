import { kit as t } from '../../texts/kit';
import { Segments } from './Segments';

/** The first one stands where the address says nothing. */
export const ACTIVITIES = ['all', 'active', 'inactive'] as const;
type Activity = (typeof ACTIVITIES)[number];

interface ActivitySegmentsProps {
  value: Activity;
  /** How many there are, where that is known. */
  counts: { active: number; inactive: number } | undefined;
  onChange: (value: Activity) => void;
}

/** All, Active, Inactive: what every list of records can be narrowed to. */
export function ActivitySegments({ value, counts, onChange }: ActivitySegmentsProps) {
  return (
    <Segments
      label={t.status}
      value={value}
      onChange={onChange}
      options={[
        { value: 'all', label: t.all, count: counts && counts.active + counts.inactive },
        { value: 'active', label: t.active, count: counts?.active },
        { value: 'inactive', label: t.inactive, count: counts?.inactive },
      ]}
    />
  );
}
